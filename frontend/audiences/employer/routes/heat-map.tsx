import { useCompany } from '@/api/get-company'
import { useScreenTitle } from '@/components/app/crumbs'
import { AnalyticsPage } from '@/features/analytics/analytics-page'
import { FilterBar } from '@/features/analytics/filter-bar'
import { HeatMapView } from '@/features/analytics/heat-map-view'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/heatmap */
export function Component() {
  const t = useT()
  useScreenTitle(useCompany().data?.name, [
    { label: t('nav.analytics'), to: urls.analytics },
    { label: t('analytics.heatMap') },
  ])
  return (
    <AnalyticsPage>
      <FilterBar only={['location', 'costCenter']} />
      <HeatMapView />
    </AnalyticsPage>
  )
}
