import { t } from '../../../app/language/say';
import { DOCUMENT_LIMIT, type OpenedFile } from '../../../app/bridge';
import { exportJson } from '../../../app/exchange/json';
import { linkTo, packedIn } from '../../../app/exchange/link';
import { failure } from '../../../app/shell/problems';
import type { Preset } from '../../../schemas/generated/preset';

/** The link to this page that holds a whole preset. */
export async function linkToPreset(preset: Preset): Promise<string> {
  const text = JSON.stringify(JSON.parse(exportJson(preset)));
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return linkTo(`${location.origin}${location.pathname}`, base64Of(await bytesOf(packed, DOCUMENT_LIMIT)));
}

/**
 * The preset in a link, as a file to be looked at before it is added; `undefined` where the text is no link. What would
 * unpack to more than a document may be is refused while it is unpacked.
 */
export async function fileInLink(text: string): Promise<OpenedFile | undefined> {
  const packed = packedIn(text);
  if (packed === undefined) return undefined;
  try {
    const bytes = bytesIn(packed);
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const all = await bytesOf(unpacked, DOCUMENT_LIMIT);
    return { ok: true, name: t('platform.theLink'), text: new TextDecoder('utf-8', { fatal: true }).decode(all) };
  } catch (error) {
    return failure(error instanceof RangeError ? 'too-large' : 'not-text');
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('larger than a document');
    }
    parts.push(new Uint8Array(value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesIn(packed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
