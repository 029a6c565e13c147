import {
  deleteScenario,
  SCENARIO_LISTS,
  useArchiveScenario,
  useDuplicateScenario,
} from '@/api/scenarios'
import { ComputedMenu, type MenuPlace } from '@/components/app/computed-menu'

interface ScenarioMenuProps extends MenuPlace {
  scenario: { id: string; name: string; isArchived: boolean; isKept: boolean }
}

/** What can be done with a whole scenario. */
export function ScenarioMenu({ scenario, ...place }: ScenarioMenuProps) {
  return (
    <ComputedMenu
      one={scenario}
      isKept={scenario.isKept}
      duplicate={useDuplicateScenario()}
      archive={useArchiveScenario()}
      remove={deleteScenario}
      lists={SCENARIO_LISTS}
      {...place}
    />
  )
}
