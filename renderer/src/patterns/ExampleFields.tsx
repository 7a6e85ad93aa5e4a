import { Input, Label, TextField } from 'react-aria-components';
import { t } from '../../../app/language/say';
import type { Hand } from '../../../schemas/generated/hand';
import { Choice } from '../parts/Choice';
import parts from '../parts/parts.module.css';
import styles from './own.module.css';

interface ExampleFieldsProps {
  readonly hand: Hand;
  readonly onChange: (hand: Hand) => void;
}

/** A hand that scores the pattern: its concealed tiles, and the tile that wins. */
export function ExampleFields({ hand, onChange }: ExampleFieldsProps) {
  const win = hand.win ?? { tile: '', by: 'self-draw' };
  return (
    <div className={styles['example']}>
      <TextField
        className={parts['field'] ?? ''}
        value={hand.concealed}
        maxLength={60}
        onChange={(concealed) => {
          onChange({ ...hand, concealed: concealed.replaceAll(/\s/g, '') });
        }}
      >
        <Label>{t('patterns.exampleConcealedTiles')}</Label>
        <Input className={parts['input'] ?? ''} placeholder={t('patterns.suchAs112345678m1234z')} spellCheck="false" />
      </TextField>
      <TextField
        className={parts['field'] ?? ''}
        value={win.tile}
        maxLength={4}
        onChange={(tile) => {
          onChange({ ...hand, win: { ...win, tile: tile.trim() } });
        }}
      >
        <Label>{t('patterns.winningTile')}</Label>
        <Input className={parts['input'] ?? ''} placeholder="9m" spellCheck="false" />
      </TextField>
      <div className={parts['field']}>
        <span id="won-label">{t('patterns.won')}</span>
        <Choice
          labelledBy="won-label"
          value={win.by}
          choices={[
            { id: 'self-draw', words: t('patterns.bySelfDraw') },
            { id: 'discard', words: t('patterns.onADiscard') },
          ]}
          onChange={(by) => {
            const { from: _from, ...rest } = win;
            onChange({ ...hand, win: by === 'discard' ? { ...rest, by, from: 'W' } : { ...rest, by: 'self-draw' } });
          }}
        />
      </div>
    </div>
  );
}
