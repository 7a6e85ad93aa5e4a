import { memo } from 'react';
import { ALL_KINDS, KINDS } from '../../../app/tiles';
import { Back, Face } from './Faces';
import styles from './tiles.module.css';

const kinds = Array.from({ length: ALL_KINDS }, (_, kind) => kind);
const FIVES = [4, 13, 22];

/** The faces of all tiles, once in the page; each tile only points at its face. */
export default memo(function Sprite() {
  return (
    <svg className={styles['sprite']} aria-hidden="true" focusable="false">
      {kinds.map((kind) => (
        <symbol key={kind} id={`tile-${kind}`} viewBox="0 0 60 80">
          <Face kind={kind} />
        </symbol>
      ))}
      {FIVES.filter((kind) => kind < KINDS).map((kind) => (
        <symbol key={kind} id={`tile-${kind}-red`} viewBox="0 0 60 80">
          <Face kind={kind} red />
        </symbol>
      ))}
      <symbol id="tile-back" viewBox="0 0 60 80">
        <Back />
      </symbol>
    </svg>
  );
});
