import { useScreenTitle } from '@/components/app/crumbs'
import { AnalyticsPage } from '@/features/analytics/analytics-page'
import { FilterBar } from '@/features/analytics/filter-bar'
import { HeatMapView } from '@/features/analytics/heat-map-view'
import { useIsGuarded } from '@/features/analytics/use-analytics-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** /team/heatmap */
export function Component() {
  const t = useT()
  const isGuarded = useIsGuarded()
  useScreenTitle([
    { label: t('nav.analytics'), to: urls.analytics },
    { label: t('analytics.heatMap') },
  ])
  return (
    <AnalyticsPage>
      <FilterBar only={isGuarded ? ['location', 'costCenter'] : undefined} />
      <HeatMapView />
    </AnalyticsPage>
  )
}
