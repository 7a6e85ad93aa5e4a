import { both, listed, quoted } from '../language/punctuation';
import { t } from '../language/say';
import type { Preset } from '../../schemas/generated/preset';
import type { Option, Page } from '../option/option';
import { ALL_PAGES, optionAt, pageAt } from '../option/options';
import { catalogueOf } from '../option/catalogue';
import { derivedOf, type Derived } from '../preset/effective-of';
import { contentHash } from '../preset/content-hash';
import { subjectOf } from '../preset/subject';
import type { Pointer } from '../result';
import { valueWords } from '../words/units';
import { cardSections } from './card';
import { factsOf } from './facts';
import { LAWS } from './laws';
import { list, table, text, type Block, type Section, type Sheet } from './model';
import { familyWords, regionWords } from '../words/family';
import { rowSections } from './rows';
import { fuHanSection, payoffSection, settlingTable } from './tables';

/** What a preset says, in the order of the window: every option that is in use, every pattern that is scored. */
export function composeSheet(preset: Preset): Sheet {
  const derived = derivedOf(preset);
  return {
    title: preset.name,
    subtitle: [preset.club, preset.edition, familyWords(preset), regionWords(preset)]
      .filter((part) => part !== undefined)
      .join(' · '),
    intro: intro(preset),
    sections: [
      {
        level: 2,
        title: t('sheet.atAGlance'),
        blocks: table(
          [t('sheet.fact'), t('sheet.rule')],
          factsOf(preset).map(({ title, text: rule }) => [title, rule]),
        ),
      },
      ...ALL_PAGES.flatMap((page) => pageSections(page, preset, derived)),
      ...(preset.card === undefined ? [] : cardSections(preset.card)),
      { level: 2, title: t('sheet.alwaysTrue'), blocks: list(LAWS) },
      ...origins(preset),
    ],
    footer: t('sheet.rulesSlice', { slice: contentHash(preset).slice(0, 12) }),
  };
}

function intro(preset: Preset): Block[] {
  return [
    ...(preset.description === undefined || preset.description === '' ? [] : [text(preset.description)]),
    ...(preset.outline === undefined
      ? []
      : [text(t('sheet.thisPresetIsAnOutlineOutline', { outline: preset.outline }))]),
    ...(preset.notes?.[''] === undefined ? [] : [text(preset.notes[''])]),
  ];
}

function pageSections(page: Page, preset: Preset, derived: Derived): Section[] {
  const note = preset.notes?.[page.pointer];
  const title: Section = { level: 2, title: page.title, blocks: note === undefined ? [] : [text(note)] };
  const inner = page.rows
    ? rowSections(page, preset, derived.effective)
    : page.sections.flatMap(({ title: name, options }) => optionSection(name, options, preset, derived));
  const extra = [
    ...(page.pointer === '/scoring/payments' && derived.effective.scoring.payments.method !== 'add-up'
      ? [payoffSection(derived.effective)]
      : []),
    ...(page.pointer === '/scoring/method' && derived.effective.scoring.method.kind === 'fu-han'
      ? [fuHanSection(derived.effective)]
      : []),
  ];
  return inner.length + extra.length === 0 && note === undefined ? [] : [title, ...inner, ...extra];
}

/** The options of a section in a table, and its settling tables after it. */
function optionSection(name: string, options: readonly Option[], preset: Preset, derived: Derived): Section[] {
  const used = options.filter((option) => derived.overruled.get(option.pointer)?.how !== 'inactive');
  const rows = used
    // The payoff table is shown whole below, whichever scheme it comes from.
    .filter((option) => option.kind !== 'table' && option.kind !== 'payoff')
    .map((option) => [
      option.title,
      valueWords(option, derived.effective) + why(option, derived),
      preset.notes?.[option.pointer] ?? '',
    ]);
  const tables = used.flatMap((option) => (option.kind === 'table' ? [settlingTable(option, derived.effective)] : []));
  const own: Section[] =
    rows.length === 0
      ? []
      : [{ level: 3, title: name, blocks: table([t('sheet.rule'), t('sheet.setting'), t('sheet.note')], rows) }];
  return [...own, ...tables.filter((section) => section.blocks.length > 0)];
}

function why(option: Option, derived: Derived): string {
  const reason = derived.overruled.get(option.pointer);
  const informing = option.informing === undefined ? '' : t('sheet.forInformation');
  if (reason?.how !== 'implied') return informing;
  const because = reason.by.map((pointer) => optionAt(pointer)).filter((one) => one !== undefined);
  return because.length === 0
    ? informing
    : t('sheet.becauseOfBecauseInforming', {
        because: both(because.map((one) => quoted(one.title))),
        informing,
      });
}

/** Where the rules come from, what is assumed, and what has changed. */
function origins(preset: Preset): Section[] {
  const sources = (preset.sources ?? []).map((source) =>
    source.locator === undefined ? source.title : `${source.title}: ${source.locator}`,
  );
  const assumed = (preset.assumed ?? []).map((one) => [placesOf(one.covers, preset), one.reason]);
  const changes = (preset.changes ?? []).map((change) => [change.edition ?? '', change.date ?? '', change.text]);
  const section = (title: string, blocks: readonly Block[]): Section[] =>
    blocks.length === 0 ? [] : [{ level: 2, title, blocks }];
  return [
    ...section(t('sheet.sources'), list(sources)),
    ...section(t('sheet.assumed'), table([t('sheet.rules'), t('sheet.because')], assumed)),
    ...section(t('sheet.changes'), table([t('sheet.edition'), t('sheet.date'), t('sheet.change')], changes)),
  ];
}

/** Places of a preset in words; a page stands for whatever of it has no source of its own. */
function placesOf(pointers: readonly Pointer[], preset: Preset): string {
  const { name } = catalogueOf(preset.patterns);
  return listed(pointers.map((pointer) => pageAt(pointer)?.title ?? subjectOf(pointer, name).name));
}
