import type { ScoringRow } from '../../schemas/generated/preset';

/**
 * Whether a preset has a scoring row that is worth anything to a winner, with an exposed hand or a concealed one. What
 * every object has by its prototype, for a pattern that calls itself `constructor`, is no row.
 */
export function isPlayed(row: Partial<Pick<ScoringRow, 'exposed' | 'concealed'>> | undefined): boolean {
  return (row?.exposed?.value ?? 0) > 0 || (row?.concealed?.value ?? 0) > 0;
}
