import { t } from '../language/say';
import type { Effective } from '../preset/effective';
import type { Option, TableRow } from '../option/option';
import { amount } from '../option/words';
import { readAt } from '../preset/pointer';
import { payoffTable } from '../settlement/schemes';
import { table, text, type Block, type Section } from './model';

/** A settling table, row by row. */
export function settlingTable(option: Option & { readonly kind: 'table' }, effective: Effective): Section {
  const rows = readAt(effective, option.pointer) as readonly TableRow[];
  return {
    level: 3,
    title: option.title,
    blocks: table(
      option.columns.map((column) => column.title),
      rows.map((row) => option.columns.map(({ key, format }) => amount(row[key] ?? 0, format))),
    ),
  };
}

/** Who pays how many times the score, for the five ways to win. */
export function payoffSection(effective: Effective): Section {
  const payoff = payoffTable(effective);
  const times = (value: number): string => (value === 0 ? t('words.nothing') : `× ${amount(value, 'hundredths')}`);
  return {
    level: 3,
    title: t('sheet.whoPaysHowMuch'),
    blocks: table(
      [t('sheet.aWinOf'), t('sheet.eastPays'), t('sheet.theDiscarderPays'), t('sheet.eachOtherPays')],
      [
        [t('sheet.eastSelfDrawn'), '', '', times(payoff.eastSelfDrawn.others)],
        [t('sheet.anotherSelfDrawn'), times(payoff.otherSelfDrawn.east), '', times(payoff.otherSelfDrawn.others)],
        [t('sheet.eastOnADiscard'), '', times(payoff.eastOnDiscard.discarder), times(payoff.eastOnDiscard.others)],
        [t('sheet.anotherOnEastsDiscard'), '', times(payoff.otherOnEast.discarder), times(payoff.otherOnEast.others)],
        [
          t('sheet.anotherOnAnothersDiscard'),
          times(payoff.otherOnOther.east),
          times(payoff.otherOnOther.discarder),
          times(payoff.otherOnOther.others),
        ],
      ].map((row) => row.map((cell, column) => (cell === '' && column > 0 ? '–' : cell))),
    ),
  };
}

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const HAN = [1, 2, 3, 4];

/**
 * The points of fu and han below the bands of the Han table: fu doubled once for every han and twice more, at most the
 * limit. Source: Four Winds help, "Settling table": 70 fu and 1 han are 560, 60 and 2 are 960, 20 and 2 are 320.
 */
export function fuHanSection(effective: Effective): Section {
  const limit = effective.scoring.payments.limitPoints;
  const points = (fu: number, han: number): number => {
    const value = fu * 2 ** (han + 2);
    const nearly = effective.scoring.method.roundUpMangan && value === 1920 && limit === 2000;
    return nearly ? limit : Math.min(limit, value);
  };
  const blocks: Block[] = [
    text(t('sheet.pointsOfAHandBeforeThe')),
    ...table(
      [t('sheet.fu'), ...HAN.map((han) => t('sheet.hanHan', { han }))],
      FU.map((fu) => [String(fu), ...HAN.map((han) => amount(points(fu, han), 'plain'))]),
    ),
  ];
  return { level: 3, title: t('sheet.pointsOfFuAndHan'), blocks };
}
