import { Component, type ReactNode } from 'react';
import { t } from '../../../app/language/say';
import type { Bridge } from '../../../app/bridge';
import { WindowContext, type Surroundings } from '../store/store';
import { Button } from './Button';
import styles from './pane.module.css';

interface PaneProps {
  /** What the part of the window is called in the message. */
  readonly name: string;
  readonly children: ReactNode;
}

interface PaneState {
  readonly error: unknown;
  readonly failed: boolean;
}

/**
 * A part of the window that may come to grief alone: the others go on, nothing unsaved is lost, and what went wrong is
 * in the log. It is tried again with the next preset, page or change. (React asks for a class here.)
 */
export class Pane extends Component<PaneProps, PaneState> {
  static override contextType = WindowContext;
  declare context: Surroundings | undefined;
  override state: PaneState = { error: undefined, failed: false };
  private stop: (() => void) | undefined;

  static getDerivedStateFromError(error: unknown): PaneState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.bridge.log(`${this.props.name}: ${wordsOf(error)}`);
    this.stop?.();
    this.stop = this.context?.store.subscribe((state, before) => {
      if (state.desk !== before.desk || state.view !== before.view) this.again();
    });
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  again(): void {
    this.stop?.();
    this.setState({ error: undefined, failed: false });
  }

  override render(): ReactNode {
    const { name, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <CrashScreen
        name={name}
        error={this.state.error}
        around={this.context}
        onAgain={() => {
          this.again();
        }}
      />
    );
  }
}

interface CrashScreenProps {
  readonly name: string;
  readonly error: unknown;
  readonly around: Surroundings | undefined;
  readonly onAgain: () => void;
}

/** Says that a part has come to grief, and what can be done. */
function CrashScreen({ name, error, around, onAgain }: CrashScreenProps) {
  const desktop: Bridge['desktop'] = around?.bridge.desktop;
  return (
    <section className={styles['crash']} role="alert" aria-label={t('parts.nameHasComeToGrief', { name })}>
      <h2>{t('parts.nameHasComeToGrief', { name })}</h2>
      <p>{t('parts.thisIsAMistakeOfThe')}</p>
      <p className={styles['actions']}>
        <Button look="primary" onPress={onAgain}>
          {t('parts.tryAgain')}
        </Button>
        <Button onPress={() => void reloaded(around)}>{t('parts.loadTheWindowAgain')}</Button>
        {desktop && (
          <Button
            onPress={() => {
              desktop.revealLog();
            }}
          >
            {t('parts.showTheLogFile')}
          </Button>
        )}
      </p>
      <pre>{wordsOf(error).split('\n').slice(0, 3).join('\n')}</pre>
    </section>
  );
}

/** Loads the window again once all unsaved work is written down: it is offered then. */
async function reloaded(around: Surroundings | undefined): Promise<void> {
  await around?.store.getState().recovery?.settled();
  if (around) around.bridge.reload();
  else location.reload();
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
