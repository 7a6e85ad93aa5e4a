import { useMemo } from 'react';
import { t } from '../../../../app/language/say';
import { templatesOf, templateWords } from '../../../../app/editor/table-templates';
import type { Option } from '../../../../app/option/option';
import { same } from '../../../../app/option/values';
import { Choice } from '../../parts/Choice';
import { useActions } from '../../store/context';
import styles from '../page.module.css';

interface TemplateChoiceProps {
  readonly option: Option;
  readonly value: unknown;
  readonly disabled: boolean;
}

/** Fills a table with that of a built-in preset. */
export function TemplateChoice({ option, value, disabled }: TemplateChoiceProps) {
  const { editing } = useActions();
  const templates = useMemo(() => templatesOf(option), [option]);
  if (templates.every((one) => same(one.value, value))) return null;
  return (
    <div className={styles['template']}>
      <Choice
        small
        label={t('page.titleOfAPreset', { title: option.title })}
        placeholder={t('page.asIn')}
        value={String(templates.findIndex((one) => same(one.value, value)))}
        choices={templates.map((template, at) => ({ id: String(at), words: templateWords(template) }))}
        disabled={disabled}
        onChange={(id) => {
          const template = templates[Number(id)];
          if (template)
            editing.change({
              set: { [option.pointer]: template.value },
              label: t('page.titleAsInNames', { title: option.title, names: template.names[0] ?? '' }),
            });
        }}
      />
    </div>
  );
}
