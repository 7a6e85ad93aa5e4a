import { expect, test } from '../desk';
import { choose, ruled } from '../window';

test.beforeEach(async ({ desk }) => {
  await ruled(desk.page);
});

test('every command is found by its name, and run with the keyboard alone', async ({ desk }) => {
  const { page } = desk;
  await choose(desk, 'View', 'palette', /^All commands/);
  const box = page.getByRole('dialog', { name: 'All commands' }).getByRole('searchbox', { name: 'Find a command' });
  await expect(box).toBeFocused();
  // A built-in preset cannot be deleted: only what can be used is offered.
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.type('dark');
  await expect(page.getByRole('menuitem').first()).toHaveText('Dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(desk, 'View', 'palette', /^All commands/);
  await expect(box).toBeFocused();
  await page.keyboard.type('find an');
  await expect(page.getByRole('menuitem').first()).toContainText('Find an option');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find an option' })).toBeFocused();
});

test('the rule sheet is printed in place of the window', async ({ desk }) => {
  const { page } = desk;
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = document.title;
    };
  });
  await choose(desk, 'File', 'print', /^Print the rule sheet/);
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Japanese Modern');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Japanese Modern' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Missed discard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Presets' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('rowheader', { name: 'Missed discard' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
