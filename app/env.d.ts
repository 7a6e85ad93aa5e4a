declare module '*.schema.json?validator' {
  import type { ValidateFunction } from 'ajv';

  const validate: ValidateFunction;
  export default validate;
}
