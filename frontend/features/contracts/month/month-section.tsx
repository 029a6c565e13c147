import { lazy, Suspense } from 'react'
import type { Contract, ContractStanding } from '@/api/contracts'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

const MonthCost = lazy(() => import('./month-cost.tsx'))

/** Versions that have a month to pay. */
const RUNNING: readonly ContractStanding[] = ['CURRENT', 'UPCOMING']

/** What a month of this contract pays and costs that is not worked whole, for who sees its pay. */
export function MonthSection({ contract }: { contract: Contract }) {
  const t = useT()
  const seesPay = contract.package !== null && contract.package.salaireNet !== null
  if (!seesPay || !RUNNING.includes(contract.standing)) return null
  return (
    <CollapsibleCard title={t('month.title')} gist={t('month.gist')}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <MonthCost contract={contract} />
      </Suspense>
    </CollapsibleCard>
  )
}
