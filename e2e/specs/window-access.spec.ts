import { expect, test } from '../desk';
import { choose, presets, ruled } from '../window';

test('F6 goes through the parts of the window, and the tree is one stop', async ({ desk }) => {
  const { page } = desk;
  await ruled(page);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toMatchAriaSnapshot(`
    - navigation "Categories":
      - treegrid "Categories":
        - row "Rules" [expanded] [level=1]
        - row "General" [level=2]
        - row "Claiming" [level=2]
        - row "Ready" [level=2]
  `);
  await choose(desk, 'File', 'preferences', 'Preferences');
  await expect(presets(page)).toBeFocused();
  const inside = (name: string, role: 'navigation' | 'region' | 'complementary') =>
    expect
      .poll(() => page.getByRole(role, { name, exact: true }).evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
  // Accelerators of a native menu belong to the system: there the command itself is chosen.
  const move = (back: boolean) =>
    desk.edition === 'browser'
      ? page.keyboard.press(back ? 'Shift+F6' : 'F6')
      : choose(desk, 'View', back ? 'previous-region' : 'next-region', / part of the window$/);
  await move(false);
  await inside('Categories', 'navigation');
  await move(false);
  await inside('Page General', 'region');
  await move(false);
  await inside('Help', 'complementary');
  await move(false);
  await inside('Preview', 'region');
  await move(true);
  await inside('Help', 'complementary');
});
