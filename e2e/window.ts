import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Desk } from './desk';

/** Chooses a command from a menu: the native one on the desktop, the one in the window in the browser edition. */
export async function choose(desk: Desk, menu: string, id: string, label: string | RegExp): Promise<void> {
  if (desk.desktop) {
    const chosen = await desk.desktop.app.evaluate(
      ({ Menu }, [top, item]) => {
        const found = Menu.getApplicationMenu()?.items.find((one) => one.label === top);
        const entry = found?.submenu?.getMenuItemById(item);
        if (!entry?.enabled) return undefined;
        (entry.click as () => void)();
        return entry.label;
      },
      [menu, id] as const,
    );
    expect(chosen).toMatch(label);
    return;
  }
  await desk.page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: menu, exact: true }).click();
  // By its id, as on the desktop: the labels of other commands may begin alike.
  const item = desk.page.locator(`[role="menuitem"][data-key="${id}"]`);
  await expect(item).toHaveAccessibleName(label);
  await item.click();
}

/** The list of rule presets. */
export function presets(page: Page): Locator {
  return page.getByRole('button', { name: 'Rule presets' });
}

/** Chooses a preset from the list. */
export async function choosePreset(page: Page, name: string): Promise<void> {
  await presets(page).click();
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

/** A category of the tree. */
export function category(page: Page, title: string): Locator {
  return page.getByRole('treegrid', { name: 'Categories' }).getByRole('row', { name: new RegExp(`^${title}`) });
}

/** Shows a page by its category. */
export async function showPage(page: Page, title: string): Promise<void> {
  await category(page, title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The row of an option. */
export function option(page: Page, pointer: string): Locator {
  return page.locator(`[data-option="${pointer}"]`);
}

/** Chooses a value from the list of an option. */
export async function chooseValue(page: Page, pointer: string, words: string): Promise<void> {
  await option(page, pointer).locator('button[data-control]').click();
  await page.getByRole('option', { name: words, exact: true }).click();
}

/** Ticks the box of an option, or takes the tick away. */
export async function tick(page: Page, name: string): Promise<void> {
  await page.locator('label', { has: page.getByRole('checkbox', { name, exact: true }) }).click();
}

/** A scenario in the preview. */
export function scenario(page: Page, id: string): Locator {
  return page.getByRole('region', { name: 'Preview' }).locator(`[data-scenario="${id}"]`);
}

/** The one line that says what the preview found. */
export function summary(page: Page): Locator {
  return page.getByRole('region', { name: 'Preview' }).getByRole('status');
}

/** Waits until the scenarios have been ruled on for the first time. */
export async function ruled(page: Page): Promise<void> {
  await expect(summary(page)).toContainText('outcomes', { timeout: 15_000 });
}

/** Saves the copy that is edited under a name. */
export async function saveAs(desk: Desk, name: string): Promise<void> {
  await choose(desk, 'File', 'save-as', /^Save as/);
  const dialog = desk.page.getByRole('dialog', { name: 'Save as' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(presets(desk.page)).toContainText(name);
  await expect(desk.page.getByText('All changes saved')).toBeVisible();
}

/** Answers the next question for a file to open, in whichever way the edition asks it. */
export async function openFile(desk: Desk, dir: string, name: string, text: string): Promise<void> {
  const file = path.join(dir, name);
  await writeFile(file, text);
  if (desk.desktop) {
    await desk.desktop.app.evaluate(({ dialog }, at) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [at] });
    }, file);
    await choose(desk, 'File', 'open', /^Import/);
    return;
  }
  const asked = desk.page.waitForEvent('filechooser');
  await choose(desk, 'File', 'open', /^Import/);
  await (await asked).setFiles(file);
}

/** Presses a button that saves a file and gives back the text that was written. */
export async function savedFile(desk: Desk, dir: string, press: () => Promise<void>): Promise<string> {
  if (desk.desktop) {
    const file = path.join(dir, `export-${String(Date.now())}`);
    await desk.desktop.app.evaluate(({ dialog }, at) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: at });
    }, file);
    await press();
    // The notice alone does not tell: that of an earlier export may still be there.
    await expect.poll(() => existsSync(file)).toBe(true);
    await expect(desk.page.getByText(/^Exported to/)).toBeVisible();
    return readFile(file, 'utf8');
  }
  const asked = desk.page.waitForEvent('download');
  await press();
  return readFile(await (await asked).path(), 'utf8');
}

/** Starts the window anew on the same library. */
export async function reopened(desk: Desk): Promise<void> {
  await desk.page.reload();
  await ruled(desk.page);
}

/** Whether anything is wider than its place: of the page, its regions, and the texts in them. */
export async function overflowing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page ${document.documentElement.scrollWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'header, nav, main, section, aside, footer, h1, h2, button',
    )) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('.quiet')) continue;
      if (box.right > innerWidth + 1)
        found.push(`${element.tagName} ${element.textContent.slice(0, 40)} ends at ${box.right}`);
      if (element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1)
        found.push(`button “${element.textContent.slice(0, 40)}” is clipped`);
    }
    return found;
  });
}
