import { t } from '../../../app/language/say';
import type { Group } from '../../../app/option/option';

/** What the two groups of pages are called. */
export const GROUP_TITLES: Readonly<Record<Group, string>> = { rules: t('tree.rules'), scoring: t('tree.scoring') };
