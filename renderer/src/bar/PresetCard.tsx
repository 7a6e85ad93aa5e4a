import { completenessOf } from '../../../app/preset/sources';
import { factsOf } from '../../../app/sheet/facts';
import type { Preset } from '../../../schemas/generated/preset';
import { counted } from '../parts/counted';
import styles from './presets.module.css';

/** What a preset is like, in twelve facts, and how far its sources go. */
export function PresetCard({ preset }: { readonly preset: Preset }) {
  return (
    <section className={styles['card']} aria-label={`About ${preset.name}`}>
      <h2>{preset.name}</h2>
      {preset.outline !== undefined && <p className={styles['outline']}>Outline. {preset.outline}</p>}
      {preset.description !== undefined && <p>{preset.description}</p>}
      <dl>
        {factsOf(preset).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['sources']}>{sourcesWords(preset)}</p>
    </section>
  );
}

function sourcesWords(preset: Preset): string {
  const { sourced, assumed, open } = completenessOf(preset);
  const sources = counted(preset.sources?.length ?? 0, 'source');
  return [
    `${counted(sourced, 'value')} from ${sources}`,
    ...(assumed > 0 ? [`${String(assumed)} assumed`] : []),
    ...(open > 0 ? [`${String(open)} without a source`] : []),
  ].join(', ');
}
