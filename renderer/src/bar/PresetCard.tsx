import { listed } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import { completenessOf } from '../../../app/preset/sources';
import { factsOf } from '../../../app/sheet/facts';
import type { Preset } from '../../../schemas/generated/preset';
import styles from './presets.module.css';

/** What a preset is like, in twelve facts, and how far its sources go. */
export function PresetCard({ preset }: { readonly preset: Preset }) {
  return (
    <section className={styles['card']} aria-label={t('bar.aboutName', { name: preset.name })}>
      <h2>{preset.name}</h2>
      {preset.outline !== undefined && (
        <p className={styles['outline']}>{t('bar.outlineOutline', { outline: preset.outline })}</p>
      )}
      {preset.description !== undefined && <p>{preset.description}</p>}
      <p className={styles['sources']}>{sourcesWords(preset)}</p>
      <dl>
        {factsOf(preset).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sourcesWords(preset: Preset): string {
  const { sourced, assumed, open } = completenessOf(preset);
  const sources = t('counted.source', { count: preset.sources?.length ?? 0 });
  return listed([
    t('bar.countedFromSources', { counted: t('counted.value', { count: sourced }), sources }),
    ...(assumed > 0 ? [t('bar.assumedAssumed', { assumed })] : []),
    ...(open > 0 ? [t('bar.openWithoutASource', { open })] : []),
  ]);
}
