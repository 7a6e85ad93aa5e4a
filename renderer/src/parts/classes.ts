/** The class names that are given, in one string; `undefined` and `false` are left out. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
