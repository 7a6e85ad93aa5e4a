import en from '../../schemas/words/en/sentences.json';
import { overlaid } from './overlay';
import { packed } from './pack';

/** What rulings, transfers and score sheets are made of, in the language that is spoken. */
export const sentences: typeof en = overlaid(en, packed('sentences'));
