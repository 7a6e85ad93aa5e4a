declare module '*.schema.json?validator' {
  import type { ValidateFunction } from 'ajv';

  const validate: ValidateFunction;
  export default validate;
  /** Kept once the validator can be called: the page loads it after the first paint. */
  export const loaded: Promise<void>;
}
