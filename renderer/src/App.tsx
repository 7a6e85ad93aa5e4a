import type { Bridge } from '../../app/bridge';

export function App({ bridge }: { readonly bridge: Bridge }) {
  return <main data-edition={bridge.edition}>Prevailing Wind</main>;
}
