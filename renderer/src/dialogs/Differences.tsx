import { useMemo } from 'react';
import { t } from '../../../app/language/say';
import { comparedRules } from '../../../app/exchange/compared-rules';
import type { Preset } from '../../../schemas/generated/preset';
import { RuleTable } from '../compare/RuleTable';
import styles from './dialogs.module.css';

interface DifferencesProps {
  readonly from: Preset;
  readonly to: Preset;
  readonly fromTitle: string;
  readonly toTitle: string;
}

/** What differs between two presets, in words. */
export function Differences({ from, to, fromTitle, toTitle }: DifferencesProps) {
  const rules = useMemo(() => comparedRules([from, to]), [from, to]);
  if (rules.length === 0)
    return (
      <p>
        {from.name === to.name
          ? t('dialogs.theRulesAreTheSame')
          : t('dialogs.onlyTheNameDiffersNameName2', { name: from.name, name2: to.name })}
      </p>
    );
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('dialogs.differences')}>
      <RuleTable rules={rules} names={[fromTitle, toTitle]} />
    </div>
  );
}
