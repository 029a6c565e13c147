import { Link, useParams } from 'react-router'
import { useCompany } from '@/api/get-company'
import { useScenario } from '@/api/scenarios'
import { useScreenTitle } from '@/components/app/crumbs'
import { ErrorView } from '@/components/app/error-view'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ScenarioScreen } from '@/features/scenarios/scenario-screen'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/scenarios/{id} */
export function Component() {
  const { scenarioId = '' } = useParams()
  const t = useT()
  const asked = useScenario(scenarioId)
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: asked.data?.name ?? '…' },
  ])
  if (asked.error && !asked.data)
    return (
      <ErrorView
        error={asked.error}
        onRetry={() => void asked.refetch()}
        actions={
          <Button asChild>
            <Link to={urls.scenarios}>{t('scenarios.backToList')}</Link>
          </Button>
        }
      />
    )
  if (!asked.data) return <Skeleton className="h-96" />
  return <ScenarioScreen key={asked.data.id} scenario={asked.data} />
}
