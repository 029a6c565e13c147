import { useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScenario } from '@/api/scenarios'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { ItemScreen } from '@/features/scenarios/item-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/scenarios/{id}/item/{itemId} */
export function Component() {
  const { scenarioId = '', itemId = '' } = useParams()
  const t = useT()
  const asked = useScenario(scenarioId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: asked.data?.name ?? '…', to: urls.scenario(scenarioId) },
    { label: t('scenarios.person') },
  ])
  if (asked.error && !asked.data)
    return <ErrorView error={asked.error} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <Skeleton className="h-96" />
  return <ItemScreen scenario={asked.data} itemId={itemId} />
}
