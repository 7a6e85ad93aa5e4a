import { rulingPage } from '../../../app/sheet/ruling-page';
import type { Preset } from '../../../schemas/generated/preset';
import type { Scenario } from '../../../schemas/generated/scenario';
import { printPage } from './print';

/** Prints what the rules of a preset say to one scenario, on a page of its own. */
export function printRuling(preset: Preset, scenario: Scenario): void {
  printPage(rulingPage(preset, scenario), scenario.title);
}
