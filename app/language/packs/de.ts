import { packOf } from '../pack';

/** German. */
export default packOf('de', import.meta.glob('../../../schemas/words/de/*.json', { eager: true, import: 'default' }));
