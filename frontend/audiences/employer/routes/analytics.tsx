import { Navigate, useParams } from 'react-router'
import { useScreenTitle } from '@/components/app/crumbs'
import { AnalyticsPage } from '@/features/analytics/analytics-page'
import { CashFlowView } from '@/features/analytics/cash-flow-view'
import { FilterBar } from '@/features/analytics/filter-bar'
import { RangesView } from '@/features/analytics/ranges-view'
import { ReductionsView } from '@/features/analytics/reductions-view'
import { ScatterView } from '@/features/analytics/scatter-view'
import { SummaryView } from '@/features/analytics/summary-view'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const VIEWS = {
  'summary': SummaryView,
  'cash-flow': CashFlowView,
  'ranges': RangesView,
  'scatter': ScatterView,
  'reductions': ReductionsView,
} as const

const NAMES: Record<string, string> = { 'cash-flow': 'cashFlow' }

/** /team/analytics, and under it cash-flow, ranges, scatter and reductions */
export function Component() {
  const t = useT()
  const { page = 'summary' } = useParams()
  const View = VIEWS[page as keyof typeof VIEWS]
  useScreenTitle([
    { label: t('nav.analytics'), to: urls.analytics },
    ...(page === 'summary' || !View ? [] : [{ label: t(`analytics.${NAMES[page] ?? page}`) }]),
  ])
  if (!View) return <Navigate to={urls.analytics} replace />
  return (
    <AnalyticsPage>
      <FilterBar />
      <View />
    </AnalyticsPage>
  )
}
