/** The ending of the library's files. */
export const ENDING = '.mjrules';
