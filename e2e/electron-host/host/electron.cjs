'use strict';
// The double of Electron's main-process API. What it does not have throws by name instead of passing silently.
const { randomUUID } = require('node:crypto');
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const chromium = require('./chromium.cjs');
const { codec } = require('./codec.cjs');
const { mainSource, isolatedSource } = require('./page.cjs');

const plain = codec();

/** Any member that is missing says so when it is read. */
function strict(name, target) {
  return new Proxy(target, {
    get(t, key, r) {
      if (key in t || typeof key === 'symbol' || key === 'then' || key === 'toJSON' || key[0] === '_')
        return Reflect.get(t, key, r);
      throw new Error(`electron-host: ${name}.${key} is not provided`);
    },
  });
}

exports.create = function create({ dir, packaged, manifest, args }) {
  const option = (name) => args.find((a) => a.startsWith(`--${name}=`))?.slice(name.length + 3);
  const failures = [];
  let ready = false;
  let quitting = false;
  let browser;

  // ---- app -----------------------------------------------------------------------------------------------------
  const home = os.homedir();
  const paths = {
    home,
    appData: process.env.XDG_CONFIG_HOME ?? path.join(home, '.config'),
    temp: os.tmpdir(),
    exe: process.execPath,
    module: process.execPath,
    ...Object.fromEntries(
      ['desktop', 'documents', 'downloads', 'music', 'pictures', 'videos'].map((n) => [
        n,
        path.join(home, n[0].toUpperCase() + n.slice(1)),
      ]),
    ),
  };
  let appName = manifest.productName ?? manifest.name;
  const userData = () => paths.userData ?? option('user-data-dir') ?? path.join(paths.appData, appName);
  let whenReady;
  const readyPromise = new Promise((resolve) => {
    whenReady = resolve;
  });
  const preventable = (extra = {}) => ({
    ...extra,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  });

  class App extends EventEmitter {
    isPackaged = packaged;
    commandLine = {
      appendSwitch() {},
      appendArgument() {},
      hasSwitch: (n) => args.some((a) => a === `--${n}` || a.startsWith(`--${n}=`)),
      getSwitchValue: (n) => option(n) ?? '',
      removeSwitch() {},
    };
    get name() {
      return appName;
    }
    set name(n) {
      appName = n;
    }
    getName() {
      return appName;
    }
    setName(n) {
      appName = n;
    }
    getVersion() {
      return manifest.version;
    }
    getAppPath() {
      return dir;
    }
    getLocale() {
      return 'en-US';
    }
    getSystemLocale() {
      return 'en-US';
    }
    getPreferredSystemLanguages() {
      return ['en-US'];
    }
    getPath(n) {
      const p =
        n === 'userData' || n === 'sessionData' ? userData() : n === 'logs' ? path.join(userData(), 'logs') : paths[n];
      if (!p) throw new Error(`Failed to get '${n}' path`);
      return p;
    }
    setPath(n, p) {
      paths[n] = p;
    }
    setAppLogsPath() {}
    isReady() {
      return ready;
    }
    whenReady() {
      return readyPromise;
    }
    enableSandbox() {
      if (ready) throw new Error('app.enableSandbox() can only be called before app is ready');
    }
    requestSingleInstanceLock() {
      return true;
    }
    hasSingleInstanceLock() {
      return true;
    }
    releaseSingleInstanceLock() {}
    setAppUserModelId() {}
    setAboutPanelOptions() {}
    showAboutPanel() {}
    addRecentDocument() {}
    clearRecentDocuments() {}
    setAsDefaultProtocolClient() {
      return true;
    }
    disableHardwareAcceleration() {}
    focus() {}
    hide() {}
    show() {}
    async quit() {
      if (quitting) return;
      const before = preventable();
      app.emit('before-quit', before);
      if (before.defaultPrevented) return;
      quitting = true;
      for (const w of [...windows])
        if (!(await w._tryClose())) {
          quitting = false;
          return;
        }
      const will = preventable();
      app.emit('will-quit', will);
      if (will.defaultPrevented) {
        quitting = false;
        return;
      }
      app.exit(0);
    }
    exit(code = 0) {
      if (this.exiting) return;
      this.exiting = true;
      app.emit('quit', preventable(), code);
      const end = () => process.exit(code || (failures.length ? 1 : 0));
      if (browser) browser.stop().then(end, end);
      else end();
    }
    relaunch() {}
  }
  const app = new App();
  app.setMaxListeners(0);

  // ---- protocols and sessions ----------------------------------------------------------------------------------
  const schemes = new Map();
  const handlers = new Map();
  // Chromium opens no scheme of an app's own, so app://host/… is shown to it as http://host.app.localhost/…
  const toPage = (url) => {
    const u = new URL(url);
    const scheme = u.protocol.slice(0, -1);
    return schemes.has(scheme)
      ? `http://${u.host}.${scheme}.localhost${url.slice(url.indexOf(u.host) + u.host.length)}`
      : url;
  };
  const fromPage = (url) => {
    const m = /^http:\/\/(.*)\.([a-z][a-z0-9+.-]*)\.localhost(\/.*)?$/.exec(url ?? '');
    return m && schemes.has(m[2]) ? `${m[2]}://${m[1]}${m[3] ?? '/'}` : url;
  };
  const protocol = {
    registerSchemesAsPrivileged(list) {
      if (ready) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
      for (const { scheme, privileges = {} } of list) {
        if (!privileges.standard || !privileges.secure)
          throw new Error(`electron-host: scheme ${scheme} must be standard and secure`);
        schemes.set(scheme, privileges);
      }
    },
    handle(scheme, handler) {
      if (!ready) throw new Error('protocol.handle needs app to be ready');
      if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
      handlers.set(scheme, handler);
    },
    unhandle: (scheme) => void handlers.delete(scheme),
    isProtocolHandled: (scheme) => handlers.has(scheme),
  };
  const net = {
    isOnline: () => false,
    async fetch(input, init) {
      const url = new URL(typeof input === 'string' ? input : input.url);
      if (url.protocol === 'file:') return new Response(new Uint8Array(await fs.promises.readFile(url)));
      const handler = handlers.get(url.protocol.slice(0, -1));
      if (handler) return handler(new Request(url, init));
      throw new Error(`electron-host: net.fetch(${url.protocol}) is not provided`);
    },
  };
  let onHeaders;
  let permission;
  class Session extends EventEmitter {
    protocol = strict('session.protocol', protocol);
    webRequest = strict('session.webRequest', { onHeadersReceived: (...a) => (onHeaders = a.at(-1)) });
    setPermissionRequestHandler(fn) {
      permission = fn;
    }
    setPermissionCheckHandler() {}
    setSpellCheckerLanguages() {}
    async clearCache() {}
    async clearStorageData() {}
    getUserAgent() {
      return 'electron-host';
    }
    fetch(...a) {
      return net.fetch(...a);
    }
  }
  const defaultSession = strict('session', new Session());
  const session = strict('session', {
    defaultSession,
    fromPartition() {
      throw new Error('electron-host: session partitions are not provided');
    },
  });

  // ---- windows -------------------------------------------------------------------------------------------------
  const windows = new Set();
  let focused = null;
  let ids = 0;
  const external = []; // requests that no scheme of the app answers: always refused, kept for tests

  class WebContents extends EventEmitter {
    constructor(window, options) {
      super();
      this.setMaxListeners(0);
      this.id = ++ids;
      this.session = defaultSession;
      this._window = window;
      this._token = `electron-host-${randomUUID()}`;
      this._contexts = new Map();
      this._url = '';
      this._open = undefined;
      this._handlers = new Map();
      this.ipc = undefined;
      const prefs = options.webPreferences ?? {};
      for (const [key, bad] of [
        ['contextIsolation', false],
        ['sandbox', false],
        ['nodeIntegration', true],
        ['webSecurity', false],
        ['nodeIntegrationInWorker', true],
        ['webviewTag', true],
      ]) {
        if (prefs[key] === bad) throw new Error(`electron-host: webPreferences.${key}: ${bad} is not provided`);
      }
      this._started = this._start(prefs);
      this._started.catch(fail);
      this._queue = this._started;
    }
    async _start(prefs) {
      const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', newWindow: true });
      const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
      this._targetId = targetId;
      this._send = (method, params) => browser.send(method, params, sessionId);
      browser.events.on(sessionId, (method, params) => this._event(method, params));
      let preload = '';
      if (prefs.preload) {
        if (!path.isAbsolute(prefs.preload))
          throw new Error(`preload script must have absolute path: ${prefs.preload}`);
        preload = await fs.promises
          .readFile(prefs.preload, 'utf8')
          .catch((error) => (fail(new Error(`Unable to load preload script: ${prefs.preload} (${error.code})`)), ''));
      }
      const facts = {
        platform: process.platform,
        arch: process.arch,
        versions: { ...process.versions },
        env: {},
        argv: prefs.additionalArguments ?? [],
      };
      await Promise.all([
        this._send('Page.enable'),
        this._send('Runtime.enable'),
        this._send('Runtime.addBinding', { name: '__electronHost', executionContextName: 'electron-preload' }),
        this._send('Page.addScriptToEvaluateOnNewDocument', { source: mainSource(this._token) }),
        this._send('Page.addScriptToEvaluateOnNewDocument', {
          source: isolatedSource(this._token, facts, preload),
          worldName: 'electron-preload',
        }),
        this._send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
        this._send('Emulation.setDeviceMetricsOverride', {
          ...this._window._size,
          deviceScaleFactor: 1,
          mobile: false,
        }),
        this._theme(),
      ]);
    }
    /** One after another, and nothing once the page is gone. */
    _do(act) {
      const done = this._queue.then(() => (this.isDestroyed() ? undefined : act()));
      this._queue = done.catch(() => {});
      return done;
    }
    _theme() {
      const value = nativeTheme.themeSource === 'system' ? '' : nativeTheme.themeSource;
      return this._send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    }
    _event(method, p) {
      if (method === 'Runtime.executionContextCreated') {
        const { id, name, auxData } = p.context;
        if (name === 'electron-preload' && auxData.frameId === this._targetId) this._contexts.set(id, auxData.frameId);
      } else if (method === 'Runtime.executionContextDestroyed') this._contexts.delete(p.executionContextId);
      else if (method === 'Runtime.executionContextsCleared') this._contexts.clear();
      else if (method === 'Runtime.bindingCalled')
        this._fromPage(JSON.parse(p.payload), p.executionContextId).catch(fail);
      else if (method === 'Fetch.requestPaused') this._request(p).catch(() => {});
      else if (method === 'Page.frameNavigated' && !p.frame.parentId) {
        this._url = p.frame.url;
        this.emit('did-navigate', preventable(), fromPage(this._url), 200, '');
      } else if (method === 'Page.domContentEventFired') this.emit('dom-ready', preventable());
      else if (method === 'Page.loadEventFired' && this._url !== 'about:blank') {
        this._window._title = undefined;
        this._send('Runtime.evaluate', { expression: 'document.title' })
          .then(({ result }) => {
            if (result.value) this._window._title ??= result.value;
            this.emit('did-finish-load', preventable());
            if (!this._shown) {
              this._shown = true;
              this._window.emit('ready-to-show', preventable());
            }
          })
          .catch(() => {});
      } else if (method === 'Runtime.exceptionThrown') this.emit('host-page-error', p.exceptionDetails);
    }
    async _fromPage(m, context) {
      const url = fromPage(this._url);
      const frame = {
        url,
        origin: new URL(url).origin,
        parent: null,
        routingId: 1,
        processId: this.id,
        isDestroyed: () => false,
      };
      frame.top = frame;
      const event = {
        ...preventable(),
        type: 'frame',
        sender: this._proxy,
        senderFrame: frame,
        frameId: 1,
        processId: this.id,
        reply: (channel, ...a) => this.send(channel, ...a),
      };
      if (m.op === 'invoke') {
        let ok = true;
        let text;
        try {
          const handler = ipcMain._handlers.get(m.channel);
          if (!handler) throw new Error(`No handler registered for '${m.channel}'`);
          text = plain.encode(await handler(event, ...plain.decode(m.args)));
        } catch (error) {
          ok = false;
          text = `Error invoking remote method '${m.channel}': ${error}`;
        }
        await this._send('Runtime.evaluate', {
          contextId: context,
          expression: `globalThis[${JSON.stringify(this._token)}].settle(${m.id}, ${ok}, ${JSON.stringify(text)})`,
        }).catch(() => {});
      } else if (m.op === 'send') ipcMain.emit(m.channel, event, ...plain.decode(m.args));
      else if (m.op === 'close') this._window.close();
      else if (m.op === 'preload-error') {
        this.emit('preload-error', event, this._preload, new Error(m.message));
        fail(new Error(`preload: ${m.message}`));
      } else if (m.op === 'open') {
        const details = {
          url: fromPage(m.url),
          frameName: m.name,
          features: m.features,
          disposition: 'foreground-tab',
          referrer: { url: '', policy: 'default' },
        };
        const answer = this._open ? this._open(details) : { action: 'allow' };
        if (answer?.action === 'allow')
          void new BrowserWindow(answer.overrideBrowserWindowOptions ?? {}).loadURL(details.url).catch(() => {});
      }
    }
    async _request({ requestId, request, resourceType, frameId }) {
      const url = fromPage(request.url);
      const document = resourceType === 'Document' && frameId === this._targetId;
      if (document && this._loading !== request.url && this._loading !== undefined) {
        const event = preventable({ url, isSameDocument: false, isMainFrame: true });
        this.emit('will-navigate', event, url);
        if (event.defaultPrevented) return this._send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
      }
      const scheme = new URL(url).protocol.slice(0, -1);
      const handler = handlers.get(scheme);
      if (handler) {
        let response;
        try {
          const body = request.hasPostData ? request.postData : undefined;
          response = await handler(new Request(url, { method: request.method, headers: request.headers, body }));
        } catch (error) {
          fail(error);
          return this._send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
        }
        let headers = [...response.headers];
        if (onHeaders) {
          const given = Object.fromEntries(headers.map(([k, v]) => [k, [v]]));
          const answer = await new Promise((resolve) =>
            onHeaders(
              { url, method: request.method, resourceType: document ? 'mainFrame' : 'other', responseHeaders: given },
              resolve,
            ),
          );
          if (answer.responseHeaders)
            headers = Object.entries(answer.responseHeaders).flatMap(([k, v]) => [v].flat().map((one) => [k, one]));
        }
        return this._send('Fetch.fulfillRequest', {
          requestId,
          responseCode: response.status,
          responseHeaders: headers.map(([name, value]) => ({ name, value })),
          body: Buffer.from(await response.arrayBuffer()).toString('base64'),
        });
      }
      if (/^(data|blob|about|devtools):/.test(url) || /^(http|ws):\/\/(localhost|127\.0\.0\.1)(:|\/)/.test(url))
        return this._send('Fetch.continueRequest', { requestId });
      external.push(url);
      return this._send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
    }
    loadURL(url) {
      return this._do(async () => {
        const scheme = new URL(url).protocol.slice(0, -1);
        if (schemes.has(scheme) && !handlers.has(scheme))
          throw new Error(`ERR_UNKNOWN_URL_SCHEME (-302) loading '${url}'`);
        this._loading = toPage(url);
        const loaded = new Promise((resolve) => this.once('did-finish-load', resolve));
        const { errorText } = await this._send('Page.navigate', { url: this._loading });
        if (errorText) {
          this.emit('did-fail-load', preventable(), -2, errorText, url, true);
          throw new Error(`${errorText} loading '${url}'`);
        }
        await loaded;
      });
    }
    send(channel, ...a) {
      const text = plain.encode(a);
      void this._do(async () => {
        for (const contextId of this._contexts.keys()) {
          await this._send('Runtime.evaluate', {
            contextId,
            expression: `globalThis[${JSON.stringify(this._token)}]?.deliver(${JSON.stringify(channel)}, ${JSON.stringify(text)})`,
          }).catch(() => {});
        }
      });
    }
    async executeJavaScript(code) {
      const { result, exceptionDetails } = await this._do(() =>
        this._send('Runtime.evaluate', {
          expression: code,
          awaitPromise: true,
          returnByValue: true,
          userGesture: true,
        }),
      );
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    }
    startDrag(item) {
      this._dragged = item;
    }
    async capturePage() {
      const { data } = await this._do(() => this._send('Page.captureScreenshot', { format: 'png' }));
      return {
        toPNG: () => Buffer.from(data, 'base64'),
        toDataURL: () => `data:image/png;base64,${data}`,
        isEmpty: () => false,
        getSize: () => this._window._size,
      };
    }
    async printToPDF(o = {}) {
      const { data } = await this._do(() =>
        this._send('Page.printToPDF', {
          landscape: o.landscape,
          printBackground: o.printBackground,
          preferCSSPageSize: o.preferCSSPageSize,
        }),
      );
      return Buffer.from(data, 'base64');
    }
    getURL() {
      return fromPage(this._url);
    }
    getTitle() {
      return this._window.getTitle();
    }
    setWindowOpenHandler(fn) {
      this._open = fn;
    }
    isDestroyed() {
      return this._window.isDestroyed();
    }
    isLoading() {
      return false;
    }
    reload() {
      void this._do(() => this._send('Page.reload'));
    }
    focus() {
      this._window.focus();
    }
    close({ waitForBeforeUnload = true } = {}) {
      void this._window._tryClose({ beforeUnload: waitForBeforeUnload });
    }
    openDevTools() {}
    closeDevTools() {}
    toggleDevTools() {}
    isDevToolsOpened() {
      return false;
    }
    setZoomFactor(f) {
      void this._do(() => this._send('Emulation.setPageScaleFactor', { pageScaleFactor: f }));
    }
    setVisualZoomLevelLimits() {
      return Promise.resolve();
    }
    get mainFrame() {
      return { url: this.getURL() };
    }
    static getAllWebContents() {
      return [...windows].map((w) => w.webContents);
    }
    static getFocusedWebContents() {
      return focused?.webContents ?? null;
    }
    static fromId(id) {
      return WebContents.getAllWebContents().find((c) => c.id === id);
    }
    static fromDevToolsTargetId(id) {
      return WebContents.getAllWebContents().find((c) => c._targetId === id);
    }
  }

  class BrowserWindow extends EventEmitter {
    constructor(options = {}) {
      super();
      if (!ready) throw new Error('Cannot create BrowserWindow before app is ready');
      this.setMaxListeners(0);
      this.id = ++ids;
      this._size = { width: options.width ?? 800, height: options.height ?? 600 };
      this._title = options.title ?? appName;
      this._state = {
        visible: options.show !== false,
        minimized: false,
        maximized: false,
        fullscreen: false,
        edited: false,
        x: options.x ?? 0,
        y: options.y ?? 0,
      };
      const contents = new WebContents(this, options);
      contents._preload = options.webPreferences?.preload;
      this.webContents = contents._proxy = strict('webContents', contents);
      const proxy = strict('BrowserWindow', this);
      contents._window = this._proxy = proxy;
      windows.add(proxy);
      if (this._state.visible) focused = proxy;
      app.emit('browser-window-created', preventable(), proxy);
      app.emit('web-contents-created', preventable(), this.webContents);
      return proxy;
    }
    async _tryClose({ beforeUnload = true } = {}) {
      if (this.isDestroyed()) return true;
      const event = preventable();
      this.emit('close', event);
      if (event.defaultPrevented) return false;
      if (beforeUnload) {
        const expression = `(() => { const e = new Event('beforeunload', { cancelable: true }); let r = ''; Object.defineProperty(e, 'returnValue', { get: () => r, set: (v) => (r = v) }); dispatchEvent(e); return e.defaultPrevented || r !== ''; })()`;
        // A page that is just being replaced may never answer: it is not asked for longer than a second.
        const asked = this.webContents._send?.('Runtime.evaluate', { expression }).then(
          (r) => r.result.value,
          () => false,
        );
        const kept = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 1000, false))]);
        if (kept) {
          const unload = preventable();
          this.webContents.emit('will-prevent-unload', unload);
          if (!unload.defaultPrevented) return false;
        }
      }
      await this._gone();
      return true;
    }
    async _gone() {
      if (this.isDestroyed()) return;
      const contents = this.webContents;
      windows.delete(this._proxy);
      if (focused === this._proxy) focused = [...windows].at(-1) ?? null;
      await contents._started.catch(() => {});
      await browser.send('Target.closeTarget', { targetId: contents._targetId }).catch(() => {});
      contents.emit('destroyed');
      this.emit('closed');
      if (windows.size === 0 && !quitting) {
        if (app.listenerCount('window-all-closed')) app.emit('window-all-closed');
        else void app.quit();
      }
    }
    loadURL(url) {
      return this.webContents.loadURL(url);
    }
    loadFile(file) {
      return this.loadURL(pathToFileURL(path.resolve(dir, file)).href);
    }
    reload() {
      this.webContents.reload();
    }
    close() {
      void this._tryClose();
    }
    destroy() {
      void this._gone();
    }
    isDestroyed() {
      return !windows.has(this._proxy);
    }
    show() {
      this._state.visible = true;
      this._state.minimized = false;
      this.emit('show');
      this.focus();
    }
    showInactive() {
      this._state.visible = true;
    }
    hide() {
      this._state.visible = false;
      this.emit('hide');
    }
    focus() {
      if (focused !== this._proxy) {
        focused?.emit('blur');
        focused = this._proxy;
        this.emit('focus');
        app.emit('browser-window-focus', preventable(), this._proxy);
      }
    }
    blur() {
      if (focused === this._proxy) {
        focused = null;
        this.emit('blur');
      }
    }
    isVisible() {
      return this._state.visible;
    }
    isFocused() {
      return focused === this._proxy;
    }
    minimize() {
      this._state.minimized = true;
      this.emit('minimize');
    }
    restore() {
      this._state.minimized = false;
      this.emit('restore');
    }
    isMinimized() {
      return this._state.minimized;
    }
    maximize() {
      this._state.maximized = true;
      this.emit('maximize');
    }
    unmaximize() {
      this._state.maximized = false;
      this.emit('unmaximize');
    }
    isMaximized() {
      return this._state.maximized;
    }
    setFullScreen(on) {
      this._state.fullscreen = on;
      this.emit(on ? 'enter-full-screen' : 'leave-full-screen');
    }
    isFullScreen() {
      return this._state.fullscreen;
    }
    getTitle() {
      return this._title ?? '';
    }
    setTitle(t) {
      this._title = t;
    }
    getSize() {
      return [this._size.width, this._size.height];
    }
    getContentSize() {
      return this.getSize();
    }
    setSize(width, height) {
      this._size = { width, height };
      void this.webContents._do(() =>
        this.webContents._send('Emulation.setDeviceMetricsOverride', {
          ...this._size,
          deviceScaleFactor: 1,
          mobile: false,
        }),
      );
      this.emit('resize');
    }
    setContentSize(w, h) {
      this.setSize(w, h);
    }
    setMinimumSize() {}
    getPosition() {
      return [this._state.x, this._state.y];
    }
    getBounds() {
      return { x: this._state.x, y: this._state.y, ...this._size };
    }
    getNormalBounds() {
      return this.getBounds();
    }
    getContentBounds() {
      return this.getBounds();
    }
    setBounds({ x = this._state.x, y = this._state.y, width = this._size.width, height = this._size.height }) {
      Object.assign(this._state, { x, y });
      this.setSize(width, height);
    }
    center() {}
    setMenu() {}
    removeMenu() {}
    setMenuBarVisibility() {}
    setAutoHideMenuBar() {}
    setIcon() {}
    setBackgroundColor() {}
    setProgressBar() {}
    setRepresentedFilename(f) {
      this._file = f;
    }
    setDocumentEdited(on) {
      this._state.edited = on;
    }
    isDocumentEdited() {
      return this._state.edited;
    }
    capturePage() {
      return this.webContents.capturePage();
    }
    static getAllWindows() {
      return [...windows];
    }
    static getFocusedWindow() {
      return focused;
    }
    static fromWebContents(c) {
      return c?._window ?? null;
    }
    static fromId(id) {
      return [...windows].find((w) => w.id === id) ?? null;
    }
  }

  // ---- ipcMain, menus, dialogs and the rest ----------------------------------------------------------------------
  class IpcMain extends EventEmitter {
    _handlers = new Map();
    handle(channel, fn) {
      if (this._handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
      if (typeof fn !== 'function')
        throw new TypeError(`Expected handler to be a function, but found type '${typeof fn}'`);
      this._handlers.set(channel, fn);
    }
    handleOnce(channel, fn) {
      this.handle(channel, (...a) => (this._handlers.delete(channel), fn(...a)));
    }
    removeHandler(channel) {
      this._handlers.delete(channel);
    }
  }
  const ipcMain = new IpcMain();

  const accelerator =
    /^(?:(?:Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)\+)*(?:[\x21-\x7e]|F(?:[1-9]|1\d|2[0-4])|Plus|Space|Tab|Capslock|Numlock|Scrolllock|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc|PrintScreen|num(?:\d|dec|add|sub|mult|div)|Volume(?:Up|Down|Mute)|Media(?:NextTrack|PreviousTrack|Stop|PlayPause))$/i;
  const roles = new Set(
    'undo redo cut copy paste pasteAndMatchStyle delete selectAll about hide hideOthers unhide quit startSpeaking stopSpeaking zoomIn zoomOut resetZoom toggleSpellChecker front window minimize close zoom reload forceReload toggleDevTools togglefullscreen selectNextTab selectPreviousTab showAllTabs mergeAllWindows clearRecentDocuments moveTabToNewWindow windowMenu appMenu fileMenu editMenu viewMenu shareMenu recentDocuments toggleTabBar showSubstitutions toggleSmartQuotes toggleSmartDashes toggleTextReplacement services help'
      .split(' ')
      .map((r) => r.toLowerCase()),
  );
  let commandIds = 0;
  class MenuItem {
    constructor(o) {
      const role = o.role?.toLowerCase();
      if (role && !roles.has(role)) throw new Error(`electron-host: unknown menu role ${o.role}`);
      if (!o.label && !o.role && o.type !== 'separator')
        throw new TypeError('Menu item needs a label, a role or type separator');
      if (o.accelerator && !accelerator.test(o.accelerator))
        throw new Error(`electron-host: bad accelerator ${o.accelerator}`);
      Object.assign(this, { enabled: true, visible: true, checked: false, label: o.role ?? '', ...o });
      this.role = role;
      this.type = o.type ?? (o.submenu ? 'submenu' : 'normal');
      this.commandId = ++commandIds;
      this.submenu = Array.isArray(o.submenu) ? Menu.buildFromTemplate(o.submenu) : o.submenu;
      const { click } = o;
      this.click = (event = {}, window = focused ?? undefined) => {
        if (!this.enabled || !this.visible)
          throw new Error(`electron-host: menu item ${this.id ?? this.label} is disabled or hidden`);
        if (this.type === 'checkbox') this.checked = !this.checked;
        if (this.type === 'radio')
          for (const item of this.menu.items) if (item.type === 'radio') item.checked = item === this;
        if (role === 'quit') return app.quit();
        if (role === 'close') return window?.close();
        if (role === 'reload') return window?.reload();
        if (role) return undefined;
        return click?.(this, window, event);
      };
    }
  }
  class Menu extends EventEmitter {
    items = [];
    append(item) {
      this.insert(this.items.length, item);
    }
    insert(at, item) {
      item.menu = this;
      this.items.splice(at, 0, item);
    }
    getMenuItemById(id) {
      for (const item of this.items) {
        const hit = item.id === id ? item : item.submenu?.getMenuItemById(id);
        if (hit) return hit;
      }
      return null;
    }
    popup(o = {}) {
      Menu._popup = this;
      this.emit('menu-will-show', preventable());
      o.callback?.();
    }
    closePopup() {}
    static _application = null;
    static buildFromTemplate(template) {
      if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array');
      const menu = new Menu();
      for (const o of template) menu.append(o instanceof MenuItem ? o : new MenuItem(o));
      return menu;
    }
    static setApplicationMenu(menu) {
      Menu._application = menu;
    }
    static getApplicationMenu() {
      return Menu._application;
    }
  }

  const unanswered = (name) => () => {
    throw new Error(
      `electron-host: dialog.${name} needs an answer: replace it in the test through electronApp.evaluate`,
    );
  };
  const dialog = Object.fromEntries(
    [
      'showOpenDialog',
      'showOpenDialogSync',
      'showSaveDialog',
      'showSaveDialogSync',
      'showMessageBox',
      'showMessageBoxSync',
      'showErrorBox',
    ].map((n) => [n, unanswered(n)]),
  );
  const shell = {
    openExternal: unanswered('(shell) openExternal'),
    openPath: unanswered('(shell) openPath'),
    showItemInFolder: unanswered('(shell) showItemInFolder'),
    trashItem: unanswered('(shell) trashItem'),
    beep() {},
  };

  class NativeTheme extends EventEmitter {
    _source = 'system';
    get themeSource() {
      return this._source;
    }
    set themeSource(v) {
      if (!['system', 'light', 'dark'].includes(v)) throw new TypeError(`bad themeSource ${v}`);
      this._source = v;
      for (const w of windows) void w.webContents._do(() => w.webContents._theme());
      this.emit('updated');
    }
    get shouldUseDarkColors() {
      return this._source === 'dark';
    }
    shouldUseHighContrastColors = false;
    shouldUseInvertedColorScheme = false;
  }
  const nativeTheme = new NativeTheme();
  class ClipboardItem {
    constructor(items) {
      if (!items || Object.keys(items).length === 0) throw new TypeError('ClipboardItem needs at least one entry');
      this._items = items;
    }
    get types() {
      return Object.keys(this._items);
    }
    async getType(type) {
      if (!(type in this._items)) throw new Error(`The type '${type}' was not found`);
      const data = await this._items[type];
      return data instanceof Blob ? data : new Blob([data], { type });
    }
  }
  let clip = [];
  const clipboard = {
    async read() {
      return clip;
    },
    async readText() {
      const item = clip.find((one) => one.types.includes('text/plain'));
      return item ? (await item.getType('text/plain')).text() : '';
    },
    async write(items) {
      if (!Array.isArray(items) || !items.every((one) => one instanceof ClipboardItem))
        throw new TypeError('clipboard.write needs an array of ClipboardItem');
      clip = items;
    },
    async writeText(text) {
      clip = [new ClipboardItem({ 'text/plain': String(text) })];
    },
    async has(type) {
      return clip.some((one) => one.types.includes(type));
    },
    clear() {
      clip = [];
    },
  };
  const display = {
    id: 1,
    bounds: { x: 0, y: 0, width: 1920, height: 1080 },
    workArea: { x: 0, y: 0, width: 1920, height: 1040 },
    workAreaSize: { width: 1920, height: 1040 },
    scaleFactor: 1,
  };
  const screen = {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
    getDisplayMatching: () => display,
    getDisplayNearestPoint: () => display,
  };

  function fail(error) {
    failures.push(String(error?.stack ?? error));
    process.stderr.write(`electron-host: error in the main process: ${error?.stack ?? error}\n`);
  }
  const staticStrict = (name, cls) =>
    new Proxy(cls, {
      get: (t, k, r) => {
        if (k in t || typeof k === 'symbol') return Reflect.get(t, k, r);
        throw new Error(`electron-host: ${name}.${String(k)} is not provided`);
      },
    });
  const electron = strict('electron', {
    app: strict('app', app),
    BrowserWindow: staticStrict('BrowserWindow', BrowserWindow),
    webContents: staticStrict('webContents', WebContents),
    ipcMain: strict('ipcMain', ipcMain),
    Menu: staticStrict('Menu', Menu),
    MenuItem,
    dialog: strict('dialog', dialog),
    shell: strict('shell', shell),
    nativeTheme: strict('nativeTheme', nativeTheme),
    session,
    protocol: strict('protocol', protocol),
    net: strict('net', net),
    clipboard: strict('clipboard', clipboard),
    ClipboardItem,
    screen: strict('screen', screen),
    crashReporter: strict('crashReporter', { start() {} }),
    /** Only here, not in Electron: what a test may ask of the stand-in. */
    host: {
      failures,
      external,
      get permission() {
        return permission;
      },
    },
  });

  browser = chromium.start({ userData: (fs.mkdirSync(userData(), { recursive: true }), userData()), args });
  browser.gone.then(() => app.exit(failures.length ? 1 : 0));
  // Pages closed from outside, by Playwright say.
  browser.events.on('browser', (method, params) => {
    if (method === 'Target.targetDestroyed') WebContents.fromDevToolsTargetId(params.targetId)?._window._gone();
    if (method === 'Target.targetCreated' && params.targetInfo.type === 'page' && params.targetInfo.openerId)
      void browser.send('Target.closeTarget', { targetId: params.targetInfo.targetId }).catch(() => {});
  });
  const control = {
    fail,
    async ready() {
      await browser.send('Target.setDiscoverTargets', { discover: true });
      ready = true;
      app.emit('ready', preventable(), {});
      whenReady();
      if (process.env.ELECTRON_HOST_LOG) process.stderr.write('electron-host: ready\n');
    },
  };
  return { electron, control };
};
