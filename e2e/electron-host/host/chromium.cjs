'use strict';
// Starts Chromium without a window and speaks the DevTools protocol to it over a pipe; Playwright gets the port.
const { spawn } = require('node:child_process');
const { EventEmitter } = require('node:events');
const fs = require('node:fs');

const found = () =>
  [process.env.ELECTRON_HOST_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (p) => p && fs.existsSync(p),
  );

exports.start = function start({ userData, args }) {
  const exe = found();
  if (!exe) throw new Error('electron-host: no Chromium found; set ELECTRON_HOST_CHROMIUM');
  const pass = args.filter((a) => /^--(no-sandbox$|remote-debugging-port=)/.test(a));
  if (process.getuid?.() === 0 && !pass.includes('--no-sandbox')) pass.push('--no-sandbox');
  const child = spawn(
    exe,
    [
      ...(process.env.ELECTRON_HOST_HEADED ? [] : ['--headless']),
      '--remote-debugging-pipe',
      '--no-startup-window',
      `--user-data-dir=${userData}/chromium`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...'--disable-gpu --no-first-run --no-default-browser-check --disable-background-networking --disable-component-update --disable-sync --disable-extensions --disable-dev-shm-usage --disable-quic --disable-features=HttpsUpgrades,MediaRouter,OptimizationHints,Translate,WebUIOmniboxAimPopup,WebUIOmniboxPopup --password-store=basic --use-mock-keychain --force-color-profile=srgb --disable-back-forward-cache --disable-popup-blocking --hide-scrollbars'.split(
        ' ',
      ),
      ...pass,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      env: { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
    },
  );
  const events = new EventEmitter();
  events.setMaxListeners(0);
  const waiting = new Map();
  let last = 0;
  let text = '';
  // Only this line of Chromium's is passed on: Playwright waits for it.
  child.stderr.on('data', (d) => {
    for (const line of String(d).split('\n'))
      if (line.startsWith('DevTools listening on ')) process.stderr.write(`${line}\n`);
  });
  child.stdio[3].on('error', () => {});
  child.stdio[4].on('data', (d) => {
    text += d;
    for (let end = text.indexOf('\0'); end >= 0; end = text.indexOf('\0')) {
      const message = JSON.parse(text.slice(0, end));
      text = text.slice(end + 1);
      if (!message.id) events.emit(message.sessionId ?? 'browser', message.method, message.params);
      else {
        const { resolve, reject, method } = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.error) reject(new Error(`${method}: ${message.error.message}`));
        else resolve(message.result);
      }
    }
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject, method });
      child.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  return {
    send,
    events,
    gone,
    stop: () => (
      send('Browser.close').catch(() => {}),
      Promise.race([gone, new Promise((r) => setTimeout(r, 3000))]).then(() => child.kill('SIGKILL'))
    ),
  };
};
