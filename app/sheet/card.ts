import { listed } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import { groupWords } from '../words/group-words';
import { list, table, text, type Section } from './model';

/** The hands of a card, by its sections. */
export function cardSections(card: NonNullable<Preset['card']>): Section[] {
  const names = [...new Set(card.hands.map((hand) => hand.section ?? ''))];
  return [
    {
      level: 2,
      title: t('sheet.cardName', { name: card.name }),
      blocks: [
        ...(card.description === undefined ? [] : [text(card.description)]),
        ...list([t('sheet.suitsABAndCAre'), t('sheet.xIsOneNumberForThe')]),
      ],
    },
    ...names.map((name): Section => ({
      level: 3,
      title: name === '' ? t('sheet.hands') : name,
      blocks: table(
        [t('sheet.hand'), t('sheet.tiles'), t('sheet.mayBeExposed'), t('sheet.value')],
        card.hands
          .filter((hand) => (hand.section ?? '') === name)
          .map((hand) => [
            hand.name,
            listed(hand.groups.map(groupWords)),
            hand.concealed ? t('words.no') : t('words.yes'),
            String(hand.value),
          ]),
      ),
    })),
  ];
}
