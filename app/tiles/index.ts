export * from './kinds';
export * from './notation';
