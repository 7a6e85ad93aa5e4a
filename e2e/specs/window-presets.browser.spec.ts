import { expect, test } from '../desk';
import { presets } from '../window';

test('the list of presets is grouped, found by every name, and shows the card of what is pointed at', async ({
  desk,
}) => {
  const { page } = desk;
  await presets(page).click();
  const field = page.getByRole('searchbox', { name: 'Find a preset' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: 'Riichi' })).toBeVisible();
  const own = page.getByRole('region', { name: 'About Japanese Modern' });
  await expect(own.getByRole('term')).toHaveText([
    'Tiles',
    'Initial points',
    'Limit',
    'Restrictions',
    'Claiming',
    'Passing of the deal',
    'Ready',
    'Dead hands',
    'Payment',
    'Discards',
    'Specialties',
    'Scoring',
  ]);
  // Four Winds help, "Rule presets: Japanese Modern": 25,000 points.
  await expect(own).toContainText('25,000 points');

  await page.getByRole('option', { name: 'American, card play' }).hover();
  const american = page.getByRole('region', { name: 'About American, card play' });
  await expect(american).toContainText('152 tiles, 8 flowers and 8 jokers');
  await expect(american).toContainText(/\d+ values from \d+ sources/);

  await field.fill('国标');
  await expect(page.getByRole('option')).toHaveText([/^Chinese Official/, /^Chinese Official/]);
  await field.fill('nowhere at all');
  await expect(page.getByText('No preset is called so.')).toBeVisible();

  await field.fill('dmjl');
  await field.press('ArrowDown');
  await expect(page.getByRole('region', { name: /^About .*DMJL/ })).toBeVisible();
  await field.press('Enter');
  await expect(presets(page)).toContainText('DMJL');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
