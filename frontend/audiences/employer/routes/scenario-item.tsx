import { useParams } from 'react-router'
import { useScenario } from '@/api/scenarios'
import { Loaded } from '@/components/app/loaded'
import { useScreenTitle } from '@/components/app/crumbs'
import { ItemScreen } from '@/features/scenarios/item-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/scenarios/{id}/item/{itemId} */
export function Component() {
  const { scenarioId = '', itemId = '' } = useParams()
  const t = useT()
  const asked = useScenario(scenarioId)
  useScreenTitle([
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: asked.data?.name ?? '…', to: urls.scenario(scenarioId) },
    { label: t('scenarios.person') },
  ])
  return (
    <Loaded query={asked}>
      {(scenario) => <ItemScreen scenario={scenario} itemId={itemId} />}
    </Loaded>
  )
}
