'use strict';
// Source that is put into every top document: the main world's half, and the preload's isolated world.
const { codec } = require('./codec.cjs');

/** One half of the context bridge. The worlds share only the DOM: events on document carry text, synchronously. */
function bridge(codec, token, me, other) {
  const fns = [];
  const known = new Map();
  const proxies = new Map();
  const waiting = new Map();
  let promises = 0;
  let reply;
  const { encode, decode } = codec({
    fn(f) {
      if (!known.has(f)) known.set(f, fns.push(f) - 1);
      return known.get(f);
    },
    makeFn(id) {
      if (!proxies.has(id)) {
        proxies.set(id, (...args) => {
          reply = undefined;
          send({ call: id, args: encode(args) });
          const got = reply;
          if (!got) throw new Error('the other world does not answer');
          if ('error' in got) throw new Error(got.error);
          return decode(got.value);
        });
      }
      return proxies.get(id);
    },
    promise(p) {
      const id = `${me}${++promises}`;
      p.then(
        (v) => send({ settle: id, value: encode(v) }),
        (e) => send({ settle: id, error: String(e?.message ?? e) }),
      ).catch((e) => send({ settle: id, error: String(e?.message ?? e) }));
      return id;
    },
    makePromise: (id) => new Promise((resolve, reject) => waiting.set(id, [resolve, reject])),
  });
  const send = (message) => document.dispatchEvent(new CustomEvent(token + other, { detail: JSON.stringify(message) }));
  const on = {};
  document.addEventListener(token + me, (event) => {
    const m = JSON.parse(event.detail);
    if ('call' in m) {
      let r;
      try {
        r = { value: encode(fns[m.call](...decode(m.args))) };
      } catch (e) {
        r = { error: String(e?.message ?? e) };
      }
      send({ reply: r });
    } else if ('reply' in m) reply = m.reply;
    else if ('settle' in m) {
      const [resolve, reject] = waiting.get(m.settle) ?? [];
      waiting.delete(m.settle);
      if ('error' in m) reject?.(new Error(m.error));
      else resolve?.(decode(m.value));
    } else on[m.kind]?.(m);
  });
  return { send, on, encode, decode };
}

function mainWorld(codec, bridge, token) {
  if (window.top !== window) return;
  const { send, on, decode } = bridge(codec, token, 'main', 'isolated');
  const freeze = (v) => {
    if (v && (typeof v === 'object' || typeof v === 'function') && !Object.isFrozen(v) && !ArrayBuffer.isView(v)) {
      Object.freeze(v);
      for (const k of Object.keys(v)) freeze(v[k]);
    }
    return v;
  };
  on.expose = ({ key, api }) =>
    Object.defineProperty(window, key, {
      value: freeze(decode(api)),
      enumerable: true,
      writable: false,
      configurable: false,
    });
  window.close = () => send({ kind: 'ask', op: 'close' });
  window.open = (url = 'about:blank', name = '_blank', features = '') => {
    send({ kind: 'ask', op: 'open', url: new URL(url, document.baseURI).href, name, features });
    return null;
  };
  const onClick = (event) => {
    const a = event.composedPath().find((n) => n instanceof HTMLAnchorElement && n.href);
    const elsewhere =
      a &&
      ((a.target && a.target !== '_self') || event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1);
    if (!elsewhere || event.defaultPrevented || event.button === 2) return;
    event.preventDefault();
    send({ kind: 'ask', op: 'open', url: a.href, name: a.target, features: '' });
  };
  window.addEventListener('click', onClick);
  window.addEventListener('auxclick', onClick);
}

function isolatedWorld(codec, bridge, token, facts, runPreload) {
  if (window.top !== window || location.href === 'about:blank') return;
  const post = globalThis.__electronHost;
  const { send, on, encode } = bridge(codec, token, 'isolated', 'main');
  const plain = codec();
  const waiting = new Map();
  const listeners = new Map();
  let calls = 0;
  on.ask = ({ op, url, name, features }) => post(JSON.stringify({ op, url, name, features }));

  class IpcRenderer {
    async invoke(channel, ...args) {
      const id = ++calls;
      const text = plain.encode(args);
      return new Promise((resolve, reject) => {
        waiting.set(id, [resolve, reject]);
        post(JSON.stringify({ op: 'invoke', id, channel, args: text }));
      });
    }
    send(channel, ...args) {
      post(JSON.stringify({ op: 'send', channel, args: plain.encode(args) }));
    }
    on(channel, listener) {
      if (!listeners.has(channel)) listeners.set(channel, []);
      listeners.get(channel).push(listener);
      return this;
    }
    once(channel, listener) {
      const wrap = (...args) => (this.removeListener(channel, wrap), listener(...args));
      return this.on(channel, wrap);
    }
    removeListener(channel, listener) {
      const list = listeners.get(channel) ?? [];
      const at = list.indexOf(listener);
      if (at >= 0) list.splice(at, 1);
      return this;
    }
    removeAllListeners(channel) {
      listeners.delete(channel);
      return this;
    }
    sendSync() {
      throw new Error('electron-host: sendSync is not provided');
    }
  }
  IpcRenderer.prototype.addListener = IpcRenderer.prototype.on;
  IpcRenderer.prototype.off = IpcRenderer.prototype.removeListener;
  const ipcRenderer = new IpcRenderer();
  globalThis[token] = {
    settle(id, ok, text) {
      const [resolve, reject] = waiting.get(id) ?? [];
      waiting.delete(id);
      if (ok) resolve?.(plain.decode(text));
      else reject?.(new Error(text));
    },
    deliver(channel, text) {
      const args = plain.decode(text);
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer, ports: [] }, ...args);
    },
  };
  const contextBridge = {
    exposeInMainWorld(key, api) {
      if (typeof key !== 'string') throw new TypeError('apiKey must be a string');
      if (this.keys.has(key)) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      this.keys.add(key);
      send({ kind: 'expose', key, api: encode(api) });
    },
    keys: new Set(),
  };
  const electron = {
    contextBridge: { exposeInMainWorld: contextBridge.exposeInMainWorld.bind(contextBridge) },
    ipcRenderer,
  };
  const require = (name) => {
    if (name === 'electron' || name === 'electron/renderer') return electron;
    throw new Error(`module not found: ${name}`); // as a sandboxed preload says
  };
  const process = { type: 'renderer', sandboxed: true, contextIsolated: true, ...facts };
  try {
    runPreload(require, process);
  } catch (error) {
    post(JSON.stringify({ op: 'preload-error', message: String(error?.stack ?? error) }));
  }
}

exports.mainSource = (token) => `(${mainWorld})(${codec}, ${bridge}, ${JSON.stringify(token)});`;
exports.isolatedSource = (token, facts, preload) =>
  `(${isolatedWorld})(${codec}, ${bridge}, ${JSON.stringify(token)}, ${JSON.stringify(facts)}, (require, process, module = { exports: {} }, exports = module.exports) => {\n${preload}\n});`;
