import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Lets the page fetch a chunk, what that imports at once and its style together with the page's script, which asks for
 * it only when it runs.
 * @param module the end of the path of the module in question
 */
export function preloaded(module: string): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = new Map(
          Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
        );
        const wanted = [...chunks.values()].filter(
          ({ moduleIds, facadeModuleId }) =>
            facadeModuleId?.endsWith(module) === true || moduleIds.some((id) => id.endsWith(module)),
        );
        if (wanted.length === 0) throw new Error(`no chunk of ${module}`);
        const all = new Set<Rolldown.OutputChunk>(wanted);
        for (const chunk of all)
          for (const name of chunk.imports) {
            const other = chunks.get(name);
            if (other !== undefined) all.add(other);
          }
        const styles = [...all].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [
          ...[...all].map(({ fileName }) => tag('modulepreload', fileName)),
          ...styles.map((file) => tag('stylesheet', file)),
        ].filter(({ attrs }) => !html.includes(`="${String(attrs?.['href'])}"`));
      },
    },
  };
}

function tag(rel: string, file: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
}
