import { expect, test } from 'vitest';
import { DOCUMENT_LIMIT } from '../../../app/bridge';
import { readUpload } from './upload';

test.each<[string, BlobPart, object]>([
  ['a text', '{"name":"規則"}', { ok: true, name: 'x.mjrules', text: '{"name":"規則"}' }],
  ['a text with a byte order mark', '\ufeff{}', { ok: true, text: '{}' }],
  ['what is too large', 'x'.repeat(DOCUMENT_LIMIT + 1), { ok: false, code: 'too-large' }],
  ['what is no text', new Uint8Array([0xc3, 0x28]), { ok: false, code: 'not-text' }],
])('reads %s', async (_name, part, expected) => {
  expect(await readUpload(new File([part], 'x.mjrules'))).toMatchObject(expected);
});

test('what cannot be read is said', async () => {
  const gone = new File([''], 'x');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readUpload(gone)).toMatchObject({ ok: false, code: 'unreadable' });
});
