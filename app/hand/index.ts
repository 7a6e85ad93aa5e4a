export { Arrangements } from './arrangements';
export * from './held';
export { completes, waits } from '../scoring/waits';
