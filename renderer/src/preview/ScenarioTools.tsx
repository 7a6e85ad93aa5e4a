import { t } from '../../../app/language/say';
import { ownIdOf } from '../../../app/scenario-desk/own';
import type { Scenario } from '../../../schemas/generated/scenario';
import { Button } from '../parts/Button';
import { useActions } from '../store/context';

/** What can be done with a scenario that is laid open: an own one is changed, a canned one begins an own one. */
export function ScenarioTools({ scenario }: { readonly scenario: Scenario }) {
  const { scenarios } = useActions();
  const own = ownIdOf(scenario.id);
  return own === undefined ? (
    <Button small onPress={() => void scenarios.copy(scenario)}>
      {t('preview.makeMyOwnOfIt')}
    </Button>
  ) : (
    <Button small onPress={() => void scenarios.open(own)}>
      {t('preview.changeThisScenario')}
    </Button>
  );
}
