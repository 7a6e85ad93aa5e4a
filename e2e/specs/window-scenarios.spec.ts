import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, type Desk } from '../desk';
import { choose } from '../window';

const view = (page: Page) => page.getByRole('main', { name: 'Scenario editor' });
const events = (page: Page) => view(page).getByRole('list', { name: 'Events' });
const rulings = (page: Page) => view(page).getByRole('region', { name: 'Rulings' });

/** The keys of a command; on the desktop they belong to the native menu, which is asked instead. */
async function press(desk: Desk, keys: string, menu: string, id: string, label: RegExp): Promise<void> {
  if (desk.desktop) await choose(desk, menu, id, label);
  else await desk.page.keyboard.press(keys);
}

// Four Winds help, "Rule presets: Japanese Modern": a hand needs one han, and All Simples is one.
test('a scenario is made, ruled on and saved with the keyboard alone', async ({ desk }) => {
  const { page } = desk;
  const { keyboard } = page;
  await expect(page.getByRole('region', { name: 'Your scenarios' })).toBeAttached();
  await press(desk, 'ControlOrMeta+Shift+E', 'View', 'scenario-editor', /Scenario editor/);
  await expect(view(page).getByRole('button', { name: 'New scenario…' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'A table' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(view(page).getByLabel('Title')).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('A hand of simples');

  // The hand of West as text.
  const goes = view(page).getByRole('radiogroup', { name: 'A tile goes to' });
  await goes.getByRole('radio', { name: 'West' }).focus();
  await keyboard.press('Space');
  await view(page).getByRole('textbox', { name: 'West: Concealed tiles as text' }).focus();
  await keyboard.type('23456s678m22244p');
  await expect(view(page).getByRole('toolbar', { name: 'West, Concealed tiles' }).getByRole('button')).toHaveCount(13);

  // Two events by their names, and what may be done then by what is offered.
  const another = view(page).getByRole('combobox', { name: 'Another event …' });
  await another.focus();
  await keyboard.type('discards');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(events(page).getByRole('button', { name: /East discards/ })).toBeVisible();
  await events(page).getByRole('textbox', { name: 'Tile', exact: true }).focus();
  await keyboard.type('7s');
  await expect(events(page).getByRole('button', { name: /East discards \(7 bamboo\).*Allowed/ })).toBeVisible();
  const next = view(page).getByRole('region', { name: 'What may happen next' });
  await next.getByRole('group', { name: 'West' }).getByRole('button', { name: 'declares a win' }).focus();
  await keyboard.press('Enter');
  await expect(rulings(page).getByRole('status')).toContainText('West wins');

  // Undo and redo say what they do.
  await press(desk, 'ControlOrMeta+Z', 'Edit', 'undo', /^Undo/);
  await expect(rulings(page).getByRole('status')).toContainText('The deal goes on');
  await press(desk, 'ControlOrMeta+Shift+Z', 'Edit', 'redo', /^Redo/);
  await expect(rulings(page).getByRole('status')).toContainText('West wins');

  // What is ruled now becomes what is expected.
  const expected = view(page).getByRole('region', { name: 'Expectations' });
  await expected.getByLabel('Source').focus();
  await keyboard.type('Our house rules');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(expected.getByText('Met', { exact: true })).toBeVisible();

  await press(desk, 'ControlOrMeta+S', 'File', 'save', /^Save$/);
  await expect(page.getByText('Saved “A hand of simples” among your scenarios')).toBeVisible();
  await keyboard.press('Escape');
  const own = page.getByRole('region', { name: 'Your scenarios' });
  await expect(own.getByRole('button', { name: /A hand of simples/ })).toBeVisible();
  if (desk.desktop) {
    const text = await readFile(path.join(desk.desktop.library, 'a-hand-of-simples.mjscenario'), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ id: 'a-hand-of-simples', title: 'A hand of simples' });
  }
});

test('a canned scenario becomes an own one, which is deleted and brought back', async ({ desk }) => {
  const { page } = desk;
  await page.getByRole('button', { name: /^Sacred discard/ }).click();
  await page.locator('[data-scenario]').first().getByRole('button').first().click();
  await page.getByRole('button', { name: 'Make my own of it' }).click();
  await expect(view(page).getByLabel('Title')).toHaveValue(/, ours$/);
  await view(page).getByLabel('Title').fill('Ours now');
  await press(desk, 'ControlOrMeta+S', 'File', 'save', /^Save$/);
  await expect(page.getByText('Saved “Ours now” among your scenarios')).toBeVisible();

  // Something else is laid there: what is unsaved is asked about.
  await view(page).getByLabel('What it teaches').fill('Nothing yet.');
  await view(page).getByRole('button', { name: 'New…' }).click();
  await page.getByRole('button', { name: 'A hand to score' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Save the scenario “Ours now”?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await view(page).getByRole('button', { name: 'Save the scenario' }).click();
  await expect(view(page).getByRole('button', { name: 'Save the scenario' })).toBeDisabled();

  await view(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted “Ours now”')).toBeVisible();
  if (desk.desktop) expect(await readdir(desk.desktop.library)).not.toContain('ours-now.mjscenario');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(view(page).getByLabel('Title')).toHaveValue('Ours now');
});

test('a file is looked at before it is added, and what is wrong with one is told', async ({ desk }) => {
  const { page } = desk;
  await expect(page.getByRole('region', { name: 'Your scenarios' })).toBeAttached();
  const paste = (text: string) =>
    page.evaluate((data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data);
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, text);
  const good = {
    id: 'from-the-club',
    title: 'From the club',
    teaches: 'A pung may be claimed.',
    about: ['/rules/claiming'],
    position: { turn: 'E', phase: 'to-discard', seats: { S: { concealed: '55z123456789m23p' } } },
    events: [
      { seat: 'E', do: 'discard', tile: '5z' },
      { seat: 'S', do: 'call', for: 'pung', tiles: '55z' },
    ],
    expect: [],
  };
  await paste(JSON.stringify(good));
  const dialog = page.getByRole('dialog', { name: 'Import “From the club”' });
  await expect(dialog).toContainText('South calls: allowed');
  await dialog.getByRole('button', { name: 'Add to my scenarios' }).click();
  await expect(view(page).getByLabel('Title')).toHaveValue('From the club');
  await page.keyboard.press('Escape');

  const bad = { ...good, about: ['/rules/claiming/none'], position: { seats: { S: { concealed: '55555z' } } } };
  await paste(JSON.stringify(bad));
  const told = page.getByRole('alertdialog', { name: /cannot be imported/ });
  await expect(told).toContainText('/position/seats/S/concealed');
  await told.getByRole('button', { name: 'Close' }).click();

  if (desk.desktop) {
    // A broken file in the library is listed with its problem.
    await writeFile(path.join(desk.desktop.library, 'half.mjscenario'), '{');
    const own = page.getByRole('region', { name: 'Your scenarios' });
    await expect(own.getByText('The file is not JSON.')).toBeVisible();
  }
});
