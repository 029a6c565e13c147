import { lazy, Suspense } from 'react'
import { ChartColumn } from 'lucide-react'
import { useCashFlow } from '@/api/cash-flow'
import type { Package } from '@/api/types'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { cashFlowGrid } from '@/lib/pay/cash-flow-grid'
import { useT } from '@/lib/use-t'
import { CashFlowTable } from './cash-flow-table.tsx'

const CashFlowChart = lazy(() => import('./cash-flow-chart.tsx'))

interface CashFlowDialogProps {
  stored: Package
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** When the cost of a package is paid: the coming twelve months as a chart and as a table. */
export function CashFlowDialog({ stored, open, onOpenChange }: CashFlowDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('package-view.cashFlowOf', { name: stored.nomFonction })}
      className="inset-x-0 w-[90%] max-w-[960px] max-h-[min(90dvh,960px)]"
    >
      {open && <CashFlowPanel stored={stored} />}
    </Dialog>
  )
}

function CashFlowPanel({ stored }: { stored: Package }) {
  const t = useT()
  const flow = useCashFlow(stored, true)
  if (flow.error) return <ErrorView error={flow.error} onRetry={() => void flow.refetch()} />
  if (!flow.data) return <Skeleton className="h-96" />
  if (flow.data.length === 0)
    return (
      <EmptyState icon={ChartColumn} title={t('package-view.noData')}>
        {t('package-view.noDataText')}
      </EmptyState>
    )
  const grid = cashFlowGrid(flow.data, stored.compute.coutEmployeur)
  return (
    <>
      <Suspense fallback={<Skeleton className="h-72" />}>
        <CashFlowChart grid={grid} />
      </Suspense>
      <CashFlowTable grid={grid} total={stored.compute.coutEmployeur.coutEmployeurAnnuel} />
      <p className="mt-3 text-xs text-ink-soft">{t('package-view.cashFlowText')}</p>
    </>
  )
}
