import { t } from '../language/say';
import type { Pointer, Problem } from '../result';

/** A value of a document that is not what it has to be: where, what is there, and what may be there. */
export function wrong(code: 'wrong-form' | 'wrong-value', pointer: Pointer, found: unknown, expected: string): Problem {
  const place = pointer === '' ? t('exchange.theDocument') : pointer;
  return {
    code,
    severity: 'problem',
    pointer,
    message: t('exchange.placeHasToBeExpected', { place, expected }),
    found: (JSON.stringify(found) ?? 'nothing').slice(0, 80),
    expected,
  };
}
