import type { Pointer, Problem } from '../result';

/** A value of a document that is not what it has to be: where, what is there, and what may be there. */
export function wrong(code: 'wrong-form' | 'wrong-value', pointer: Pointer, found: unknown, expected: string): Problem {
  const place = pointer === '' ? 'The document' : pointer;
  return {
    code,
    severity: 'problem',
    pointer,
    message: `${place} has to be ${expected}.`,
    found: (JSON.stringify(found) ?? 'nothing').slice(0, 80),
    expected,
  };
}
