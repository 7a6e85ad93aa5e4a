import { t } from '../../../app/language/say';
import { useActions } from '../store/context';
import { Button } from './Button';

/** Closes a view that stands in place of the options. */
export function BackButton() {
  const actions = useActions();
  return (
    <Button
      icon="close"
      look="quiet"
      onPress={() => {
        actions.command('preferences');
      }}
    >
      {t('parts.close')}
    </Button>
  );
}
