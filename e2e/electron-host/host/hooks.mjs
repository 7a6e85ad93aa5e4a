let names = [];
export const initialize = (data) => void (names = data);
export const resolve = (specifier, context, next) =>
  /^electron(\/(main|common))?$/.test(specifier)
    ? { url: 'electron-host:electron', format: 'module', shortCircuit: true }
    : next(specifier, context);
export const load = (url, context, next) =>
  url === 'electron-host:electron'
    ? {
        format: 'module',
        shortCircuit: true,
        source: `const e = globalThis[Symbol.for('electron-host')];\nexport default e;\n${names.map((n) => `export const ${n} = e.${n};`).join('\n')}`,
      }
    : next(url, context);
