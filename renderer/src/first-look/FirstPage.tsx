import { formOf, typedForm } from '../../../app/editor/input';
import type { Option, Page } from '../../../app/option/option';
import { wordsOf } from '../../../app/option/words';
import { effectiveOf } from '../../../app/preset/effective-of';
import { readAt } from '../../../app/preset/pointer';
import { reasonOf } from '../../../app/preset/state';
import { unitOf } from '../../../app/words/units';
import type { Preset } from '../../../schemas/generated/preset';
import { hasLongWords, TALL } from '../page/controls/tall';
import styles from '../page/page.module.css';
import { classes } from '../parts/classes';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';

interface FirstPageProps {
  readonly page: Page;
  readonly preset: Preset;
}

/** The options of a page with their values, to be read. */
export function FirstPage({ page, preset }: FirstPageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>{page.title}</h1>
        <span className={styles['filters']} style={{ visibility: 'hidden' }}>
          <span className={styles['filter']}>&nbsp;</span>
        </span>
      </div>
      <div className={styles['body']}>
        {page.sections.map(({ title, options }) => (
          <section key={title} className={styles['section']}>
            <h2>{title}</h2>
            {options.map((option, at) => (
              <FirstRow key={option.pointer} option={option} follows={options[at - 1]} preset={preset} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface FirstRowProps {
  readonly option: Option;
  readonly follows: Option | undefined;
  readonly preset: Preset;
}

function FirstRow({ option, follows, preset }: FirstRowProps) {
  const reason = reasonOf(preset, option.pointer)?.text;
  const repeated = follows !== undefined && reasonOf(preset, follows.pointer)?.text === reason;
  return (
    <div
      className={classes(styles['row'], TALL.has(option.kind) && styles['tall'])}
      data-long={hasLongWords(option) || undefined}
    >
      <span className={styles['label']} data-off={reason !== undefined || undefined}>
        {option.title}
      </span>
      <span className={styles['control']}>
        <Value option={option} preset={preset} off={reason !== undefined} />
      </span>
      {reason !== undefined && !repeated && (
        <span className={styles['below']}>
          <span className={styles['line']}>
            <Icon name="info" size={15} />
            {reason}
          </span>
        </span>
      )}
    </div>
  );
}

interface ValueProps {
  readonly option: Option;
  readonly preset: Preset;
  /** It is not in use, or another option decides it. */
  readonly off: boolean;
}

/** A value in the place and the shape of the control that will hold it. */
function Value({ option, preset, off }: ValueProps) {
  const value = readAt(preset, option.pointer);
  const unit = unitOf(option, effectiveOf(preset));
  if (option.kind === 'boolean')
    return (
      <span className={parts['check']} data-selected={value === true || undefined} data-disabled={off || undefined}>
        <span className={parts['box']}>
          <Icon name="check" size={14} />
        </span>
      </span>
    );
  if (option.kind === 'choice')
    return (
      <div>
        <span className={classes(parts['button'], parts['trigger'], styles['chosen'])} data-disabled={off || undefined}>
          <span>{wordsOf(option, value)}</span>
          <Icon name="down" size={16} />
        </span>
      </div>
    );
  if (option.kind === 'number' && typeof value === 'number')
    return (
      <>
        <span className={styles['unit']}>{option.choices.find((choice) => choice.value === value)?.words}</span>
        <span className={classes(parts['input'], styles['number'], styles['written'])} data-disabled={off || undefined}>
          {typedForm(value, formOf(option).format)}
        </span>
        <span className={styles['unit']}>{option.format === 'limit' ? '%' : unit}</span>
      </>
    );
  return <span className={styles['unit']}>{wordsOf(option, value, unit)}</span>;
}
