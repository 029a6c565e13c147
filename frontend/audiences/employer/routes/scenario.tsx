import { useParams } from 'react-router'
import type { FirstQueries } from '@/api/first-queries'
import { scenarioQuery, useScenario } from '@/api/scenarios'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { ScenarioScreen } from '@/features/scenarios/scenario-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

export const handle: FirstQueries = {
  firstQueries: ({ scenarioId = '' }) => [scenarioQuery(scenarioId)],
}

/** /team/scenarios/{id} */
export function Component() {
  const { scenarioId = '' } = useParams()
  const t = useT()
  const asked = useScenario(scenarioId)
  useScreenTitle([
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: asked.data?.name ?? '…' },
  ])
  return (
    <Loaded query={asked} back={{ to: urls.scenarios, label: t('scenarios.backToList') }}>
      {(scenario) => <ScenarioScreen key={scenario.id} scenario={scenario} />}
    </Loaded>
  )
}
