export { Arrangements } from './arrangements';
export * from './held';
export { waits } from '../scoring/waits';
