import type { Run } from '../../../app/ruling';
import { kindOf, parseTile } from '../../../app/tiles';
import type { Scenario } from '../../../schemas/generated/scenario';
import type { Meld } from '../../../schemas/generated/hand';
import { seatWords } from '../../../app/words/template';
import { MeldView } from '../tiles/MeldView';
import { Tile } from '../tiles/Tile';
import { Tiles } from '../tiles/Tiles';
import { tellingRuling } from './lines';
import styles from './strip.module.css';

interface ScenarioTilesProps {
  readonly scenario: Scenario;
  readonly run: Run;
  readonly other: Run;
}

/** A scenario at a glance: the hand that it is about and the tile that makes the difference. */
export function ScenarioTiles({ scenario, run, other }: ScenarioTilesProps) {
  if (scenario.hand) {
    const { concealed, melds = [], win } = scenario.hand;
    return <Strip concealed={concealed} melds={melds} tile={win?.tile} />;
  }
  const ruling = tellingRuling(run, other);
  const seat = ruling?.seat;
  const place = seat === undefined ? undefined : scenario.position?.seats?.[seat];
  if (place?.concealed === undefined) return null;
  return (
    <Strip
      label={seat === undefined ? '' : seatWords(seat)}
      concealed={place.concealed}
      melds={place.melds ?? []}
      tile={ruling?.tile ?? latestTile(scenario, ruling?.step)}
    />
  );
}

/** The tile that was thrown or drawn last before a step. */
function latestTile(scenario: Scenario, step: number | undefined): string | undefined {
  const before = (scenario.events ?? []).slice(0, step).flatMap((one) => ('together' in one ? one.together : [one]));
  return before.findLast((event) => event.tile !== undefined && (event.do === 'discard' || event.do === 'draw'))?.tile;
}

interface StripProps {
  readonly label?: string;
  readonly concealed: string;
  readonly melds: readonly Meld[];
  readonly tile: string | undefined;
}

function Strip({ label, concealed, melds, tile }: StripProps) {
  const read = tile === undefined ? undefined : parseTile(tile);
  return (
    <div className={styles['strip']}>
      {label !== undefined && <span className={styles['seat']}>{label}</span>}
      <Tiles tiles={concealed} />
      {melds.map((meld, at) => (
        <MeldView key={at} {...meld} />
      ))}
      {read?.ok === true && (
        <span className={styles['event']}>
          <Tile tile={read.value} marked={kindOf(read.value) >= 0} />
        </span>
      )}
    </div>
  );
}
