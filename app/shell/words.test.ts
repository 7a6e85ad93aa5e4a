import { expect, test } from 'vitest';
import { shellWords } from './words';

test.each([
  ['en', 'Save the changes to 2 presets?', 'Save the changes to Club?'],
  ['de', 'Änderungen an 2 Vorlagen sichern?', 'Änderungen an Club sichern?'],
  ['ja', '2件のプリセットの変更を保存しますか。', '「Club」の変更を保存しますか。'],
] as const)('the shell asks in %s', (language, several, one) => {
  const words = shellWords(language);
  expect(words('saveChangesToPresets', { count: 2 })).toBe(several);
  expect(words('saveChangesTo', { name: 'Club' })).toBe(one);
});
