/** Says which imports cross a boundary of the house; fails if there are any, or if nothing was looked at. */
import { checkBoundaries } from '../build/boundaries.ts';

const { modules, violations } = await checkBoundaries();
for (const violation of violations) console.error(violation);
console.log(`${violations.length} forbidden imports in ${modules} modules`);
if (violations.length > 0 || modules === 0) process.exitCode = 1;
