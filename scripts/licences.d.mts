export interface BundledPackage {
  folder: string;
  name: string;
  version: string;
  license: string;
}
export function problemsOf(found: readonly BundledPackage[]): string[];
