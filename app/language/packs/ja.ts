import { packOf } from '../pack';

/** Japanese. */
export default packOf('ja', import.meta.glob('../../../schemas/words/ja/*.json', { eager: true, import: 'default' }));
