import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../app/scenarios';
import { call, file, folder, library } from './testing/called';

const scenario = { ...SCENARIOS[0], id: 'club-night', title: 'Club night' };

test('a scenario comes into the library, once, and never without --yes', async () => {
  const name = file('night.mjscenario', JSON.stringify(scenario));
  expect(await call(['import', name])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Club night is new\.\nNothing was imported yet/) as string,
  });
  expect(JSON.parse((await call(['list', '--scenarios', '--json'])).out)).not.toContainEqual(
    expect.objectContaining({ id: 'club-night' }),
  );
  expect(await call(['import', name, '--yes'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/Imported the scenario club-night\./) as string,
  });
  expect((await call(['import', name, '--yes'])).out).toBe('Club night is there already, as club-night.\n');
  expect(await call(['import', name, '--id', 'club-night', '--yes'])).toMatchObject({ code: 2 });
  expect(await call(['import', name, '--id', '../x', '--yes'])).toMatchObject({ code: 2 });
  expect(await call(['import', name, '--id', 'later', '--name', 'Later', '--yes'])).toMatchObject({ code: 0 });
  expect(readFileSync(path.join(library, 'later.mjscenario'), 'utf8')).toContain('"title": "Later"');
});

test('a whole library goes into one file and comes out of it, replacing nothing', async () => {
  await call(['export', 'ema-2016', '--to', 'json', '-o', 'club.json']);
  expect(await call(['import', 'club.json', '--id', 'club', '--name', 'Club', '--yes'])).toMatchObject({ code: 0 });
  expect(await call(['pack', '-o', 'all.mjlibrary'])).toMatchObject({ code: 0, out: '', err: '' });
  const other = ['--library', path.join(folder, 'other')];
  expect((await call([...other, 'import', 'all.mjlibrary'])).out).toMatch(
    /^preset club: Club \(new\)\n[^]*Nothing was/,
  );
  expect((await call([...other, 'import', 'all.mjlibrary', '--yes'])).out).toMatch(/Imported (\d) of \1\.\n$/);
  expect((await call([...other, 'pack'])).out).toBe(readFileSync(path.join(folder, 'all.mjlibrary'), 'utf8'));
  expect((await call([...other, 'import', 'all.mjlibrary', '--yes'])).out).toMatch(
    /\(there already\)[^]*Imported 0 of/,
  );
  expect(await call(['import', 'all.mjlibrary', '--id', 'x'])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/leave --id and --name/) as string,
  });
});

test('what cannot be read is named, left out, and makes the exit code 1', async () => {
  const text = JSON.stringify({ library: 1, presets: { bad: { rules: 1 } }, scenarios: { 'club-dawn': scenario } });
  const { code, out, err } = await call(['import', file('half.mjlibrary', text), '--yes']);
  expect(code).toBe(1);
  expect(out).toMatch(/preset bad: bad \(cannot be read and is left out\)[^]*Imported 1 of 2\.\n$/);
  expect(err).toMatch(/half\.mjlibrary: bad/);
  expect(await call(['import', file('no.mjlibrary', '[]')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not-a-library/) as string,
  });
});
