import { titled } from '../../../app/language/punctuation';
import { t } from '../../../app/language/say';
import type { Report, ReportLine } from '../../../app/exchange/format';
import { PART_TITLES } from '../../../app/exchange/report';
import styles from './dialogs.module.css';

interface ExchangeReportProps {
  readonly report: Report;
  /** What stands on the other side: the format, or the file. */
  readonly theirs: string;
}

/** What a file carries over, what is lost on the way, and what had to be assumed; what is lost lies open. */
export function ExchangeReport({ report, theirs }: ExchangeReportProps) {
  const parts = (['lost', 'assumed', 'carried'] as const).filter((part) => report[part].length > 0);
  if (parts.length === 0) return null;
  return (
    <section className={styles['report']} aria-label={t('dialogs.whatIsCarriedOver')}>
      {parts.map((part) => (
        <details key={part} open={part === 'lost'}>
          <summary>{titled(PART_TITLES[part], String(report[part].length))}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('dialogs.here')}</th>
                <th scope="col">{theirs}</th>
              </tr>
            </thead>
            <tbody>
              {report[part].map((line, at) => (
                <Line key={at} line={line} />
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </section>
  );
}

function Line({ line: { ours, theirs, reason } }: { readonly line: ReportLine }) {
  return (
    <tr>
      <td>{ours}</td>
      <td>
        {theirs}
        {reason !== '' && <span className="quiet">{theirs === '' ? reason : ` ${reason}`}</span>}
      </td>
    </tr>
  );
}
