/** A text that is a scenario file, or means to be one, rather than a preset. */
export function looksLikeScenario(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || 'rules' in value || 'schemaVersion' in value) return false;
    return 'expect' in value || 'about' in value || 'events' in value || 'position' in value;
  } catch {
    return false;
  }
}
