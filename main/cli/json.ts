/** A value as JSON for people and programs: two spaces, one newline at the end. */
export function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
