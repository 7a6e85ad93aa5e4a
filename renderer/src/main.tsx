import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { windowLanguage } from './language/choice';
import { speakIn } from './language/load';
import { connect } from './platform';
import './style/tokens.css';
import './style/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('no #root');
const bridge = connect();
addEventListener('error', ({ error, message }) => {
  bridge.log(error instanceof Error ? (error.stack ?? error.message) : message);
});
addEventListener('unhandledrejection', ({ reason }) => {
  bridge.log(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason));
});
// Whatever holds words is loaded after the language. The English page fetches it at the same time as this script.
void speakIn(windowLanguage())
  .then(() => import('./App'))
  .then(({ App }) => {
    createRoot(root).render(
      <StrictMode>
        <App bridge={bridge} />
      </StrictMode>,
    );
  });
