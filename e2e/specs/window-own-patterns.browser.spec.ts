import { expect, type Page } from '@playwright/test';
import { test } from '../desk';
import { choose, showPage } from '../window';

async function pick(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: words, exact: true }).click();
}

test('a club makes a limit hand of its own: it must score its example before it is added', async ({ desk }) => {
  const { page } = desk;
  await showPage(page, 'Limit and special hands');
  await page.getByRole('button', { name: 'Own pattern…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New pattern of the club' });
  const add = dialog.getByRole('button', { name: 'Add the pattern' });
  await expect(dialog.getByText('It needs a name.')).toBeVisible();
  await expect(add).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Club road');
  // 1 to 9 of a suit, a pung of red dragons and a pair of white ones.
  await dialog.getByRole('button', { name: 'Add a group' }).click();
  await pick(page, 'Group 1, kind', 'Run');
  await pick(page, 'Group 1, length', '9 tiles');
  await dialog.getByRole('button', { name: 'Add a group' }).click();
  await pick(page, 'Group 2, kind', 'Pung');
  await pick(page, 'Group 2, sort of tile', 'Dragon');
  await dialog.getByRole('textbox', { name: 'Example, concealed tiles' }).fill('123456789m7775z');
  await dialog.getByRole('textbox', { name: 'Winning tile' }).fill('5z');
  await expect(dialog.getByText(/are 12 tiles.* a winning hand has 14/)).toBeVisible();
  await expect(add).toBeDisabled();
  await dialog.getByRole('button', { name: 'Add a group' }).click();
  await pick(page, 'Group 3, kind', 'Pair');
  await pick(page, 'Group 3, which tile', 'white');
  await expect(dialog.getByText('The example scores it.')).toBeVisible();
  await add.click();
  await expect(dialog).toHaveCount(0);

  const row = page.getByRole('row', { name: /Club road/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Club road', exact: true }).click();
  await expect(
    page.getByText('Run of 9 from 1 in suit A, pung of red dragons, pair of white dragons.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Change the pattern…' }).click();
  await page.getByRole('dialog', { name: 'Change Club road' }).getByRole('textbox', { name: 'Name' }).fill('Long road');
  await page.getByRole('button', { name: 'Change the pattern', exact: true }).click();
  await expect(page.getByRole('row', { name: /Long road/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByRole('row', { name: /Club road|Long road/ })).toHaveCount(0);
  await choose(desk, 'Edit', 'undo', /^Undo Take out the pattern Long road$/);
  await expect(page.getByRole('row', { name: /Long road/ })).toBeVisible();
});
