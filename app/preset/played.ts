import type { ScoringRow } from '../../schemas/generated/preset';

/** Whether a preset has a scoring row that is worth anything to a winner, with an exposed hand or a concealed one. */
export function isPlayed(row: Pick<ScoringRow, 'exposed' | 'concealed'> | undefined): boolean {
  return row !== undefined && (row.exposed.value > 0 || row.concealed.value > 0);
}
