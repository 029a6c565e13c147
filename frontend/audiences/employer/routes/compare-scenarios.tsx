import { useSearchParams } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { PageHeader } from '@/components/app/page-header'
import { CompareScreen } from '@/features/scenarios/compare-screen'
import { useT } from '@/lib/use-t'
import { MOST_SCENARIOS_COMPARED, urls } from '@/urls'

/** /team/scenarios/compare?s={id}&s={id} */
export function Component() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const ids = params.getAll('s').slice(0, MOST_SCENARIOS_COMPARED)
  useScreenTitle([
    { label: t('nav.scenarios'), to: urls.scenarios },
    { label: t('scenarios.compare') },
  ])
  return (
    <>
      <PageHeader title={t('scenarios.compareTitle')} subtitle={t('scenarios.compareText')} />
      <CompareScreen
        ids={ids}
        onChange={(next) => setParams(next.map((id): [string, string] => ['s', id]))}
      />
    </>
  )
}
