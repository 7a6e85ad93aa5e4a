import { describe, expect, it } from 'vitest';
import validate from '../../schemas/preset.schema.json?validator';
import { ALL_PAGES } from '../option/options';
import type { Pointer } from '../result';
import { builtins } from './builtin';
import { placesOf } from './places';
import { completenessOf, sourceOf } from './sources';

const EXPECTED = [
  'american-classical',
  'american-league',
  'american-modern',
  'australian',
  'babcock-1923',
  'british-official',
  'cantonese-sixteen',
  'chinese-classical',
  'chinese-new-style',
  'chinese-transitional',
  'classical-bmja',
  'classical-dmjl',
  'dutch-league',
  'ema-2012',
  'ema-2016',
  'ema-2025',
  'ema-riichi',
  'european-classical',
  'french',
  'german',
  'hong-kong-full',
  'hong-kong-half',
  'hong-kong-old-style',
  'ims',
  'italian-official',
  'japanese-classical',
  'japanese-modern',
  'japanese-modern-nashi-nashi',
  'japanese-transitional',
  'jpml-a',
  'jpml-b',
  'kobalab-classic',
  'kobalab-default',
  'kobalab-m-league',
  'korean',
  'm-league',
  'mahjong-soul',
  'millington',
  'mmm',
  'new-zealand',
  'novice',
  'russian-riichi',
  'taiwanese-16',
  'taiwanese-classic-tai',
  'taiwanese-north',
  'tenhou',
  'wilmington-advanced',
  'wmpa',
  'wrc-2015',
  'wrc-2022',
  'wrc-2025',
  'zung-jung',
];

function isCoveredBy(place: Pointer, cover: Pointer): boolean {
  return place === cover || place.startsWith(`${cover}/`);
}

describe('the built-in presets', () => {
  it('are all there', () => {
    expect(
      builtins()
        .map((preset) => preset.id)
        .sort(),
    ).toEqual(expect.arrayContaining(EXPECTED));
  });

  for (const preset of builtins()) {
    describe(preset.name, () => {
      it('is valid when it is complete', () => {
        validate(preset);
        expect((validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)).toEqual([]);
      });

      it('has a source or a stated assumption for every value', () => {
        const all = placesOf(preset);
        expect(all.length).toBeGreaterThan(150);
        expect(all.filter((place) => sourceOf(preset, place) === undefined)).toEqual([]);
        expect(completenessOf(preset).open).toBe(0);
      });

      it('has a source of its own, with a title and a place in it', () => {
        expect(preset.sources).not.toEqual([]);
        for (const source of preset.sources ?? []) {
          expect(source.title).toMatch(/\S/);
          expect(source.locator).toMatch(/\S/);
        }
      });

      it('names only places that exist', () => {
        const all = placesOf(preset);
        const pages = ALL_PAGES.map((page) => page.pointer);
        const covers = [...(preset.sources ?? []), ...(preset.assumed ?? [])].flatMap((entry) => entry.covers);
        const absent = (cover: Pointer) => !pages.includes(cover) && !all.some((place) => isCoveredBy(place, cover));
        // A row that the base has and this preset has not may have a source as well.
        const row = (cover: Pointer) => /^\/scoring\/(patterns|limits)\//.test(cover);
        expect(covers.filter((cover) => absent(cover) && !row(cover))).toEqual([]);
      });

      it('says why wherever it assumes', () => {
        for (const entry of preset.assumed ?? []) expect(entry.reason.length).toBeGreaterThan(20);
      });
    });
  }
});
