/**
 * Annotations that the schemas carry beside JSON Schema's own keywords: words, help, and what ties options together.
 * They constrain nothing, so the validators ignore them; a keyword that is not listed here is refused as a slip.
 */
export const ANNOTATIONS = [
  'before',
  'columns',
  'constraints',
  'control',
  'divisibleBy',
  'events',
  'group',
  'help',
  'informing',
  'landmarks',
  'needs',
  'notation',
  'options',
  'order',
  'otherwise',
  'page',
  'rowNeeds',
  'rowUnits',
  'section',
  'since',
  'sources',
  'synonyms',
  'unit',
  'words',
] as const;
