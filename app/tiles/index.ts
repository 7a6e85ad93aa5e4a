export * from './kinds';
export * from './notation';
export * from './used';
