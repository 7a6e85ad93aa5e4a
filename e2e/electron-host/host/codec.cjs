'use strict';
/**
 * Structured-clone values as JSON text. Self-contained: its source is also put into the pages.
 * hooks.fn / hooks.promise, where given, pass functions and promises by number (the context bridge).
 */
function codec(hooks = {}) {
  const refuse = () => {
    throw new Error('An object could not be cloned.');
  };
  const toText = (bytes) => {
    let s = '';
    for (const b of bytes) s += String.fromCharCode(b);
    return btoa(s);
  };
  const toBytes = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  function encode(root) {
    const seen = new Map();
    const walk = (v) => {
      if (v === undefined) return { u: 1 };
      if (v === null || typeof v === 'string' || typeof v === 'boolean') return v;
      if (typeof v === 'number')
        return Number.isFinite(v) && !Object.is(v, -0) ? v : { n: Object.is(v, -0) ? '-0' : String(v) };
      if (typeof v === 'bigint') return { b: String(v) };
      if (typeof v === 'symbol') return refuse();
      if (typeof v === 'function') return hooks.fn ? { f: hooks.fn(v) } : refuse();
      if (seen.has(v)) return { r: seen.get(v) };
      const i = seen.size;
      seen.set(v, i);
      const tag = Object.prototype.toString.call(v).slice(8, -1);
      if (tag === 'Promise') return hooks.promise ? { i, p: hooks.promise(v) } : refuse();
      if (Array.isArray(v)) return { i, a: Array.from(v, walk) };
      if (v instanceof Error) return { i, e: [v.name, v.message] };
      if (tag === 'Date') return { i, d: v.getTime() };
      if (tag === 'RegExp') return { i, x: [v.source, v.flags] };
      if (tag === 'Map') return { i, m: Array.from(v, ([k, w]) => [walk(k), walk(w)]) };
      if (tag === 'Set') return { i, s: Array.from(v, walk) };
      if (tag === 'ArrayBuffer') return { i, ab: toText(new Uint8Array(v)) };
      if (ArrayBuffer.isView(v))
        return {
          i,
          t: [
            tag === 'DataView'
              ? tag
              : Object.getPrototypeOf(Object.getPrototypeOf(v)).constructor.name === 'Uint8Array'
                ? 'Uint8Array'
                : v.constructor.name,
            toText(new Uint8Array(v.buffer, v.byteOffset, v.byteLength)),
          ],
        };
      if (tag !== 'Object') return refuse();
      return { i, o: Object.keys(v).map((k) => [k, walk(v[k])]) };
    };
    return JSON.stringify(walk(root));
  }
  function decode(text) {
    const made = new Map();
    const keep = (i, v) => (made.set(i, v), v);
    const walk = (n) => {
      if (n === null || typeof n !== 'object') return n;
      if ('u' in n) return undefined;
      if ('n' in n) return Number(n.n);
      if ('b' in n) return BigInt(n.b);
      if ('r' in n) return made.get(n.r);
      if ('f' in n) return hooks.makeFn(n.f);
      if ('p' in n) return keep(n.i, hooks.makePromise(n.p));
      if ('e' in n) return keep(n.i, Object.assign(new Error(n.e[1]), n.e[0] === 'Error' ? {} : { name: n.e[0] }));
      if ('d' in n) return keep(n.i, new Date(n.d));
      if ('x' in n) return keep(n.i, new RegExp(...n.x));
      if ('ab' in n) return keep(n.i, toBytes(n.ab).buffer);
      if ('t' in n) return keep(n.i, new globalThis[n.t[0]](toBytes(n.t[1]).buffer));
      if ('a' in n) {
        const v = keep(n.i, []);
        for (const x of n.a) v.push(walk(x));
        return v;
      }
      if ('m' in n) {
        const v = keep(n.i, new Map());
        for (const [k, w] of n.m) v.set(walk(k), walk(w));
        return v;
      }
      if ('s' in n) {
        const v = keep(n.i, new Set());
        for (const x of n.s) v.add(walk(x));
        return v;
      }
      const v = keep(n.i, {});
      for (const [k, w] of n.o)
        Object.defineProperty(v, k, { value: walk(w), writable: true, enumerable: true, configurable: true });
      return v;
    };
    return walk(JSON.parse(text));
  }
  return { encode, decode };
}
module.exports = { codec };
