import { lazy, Suspense } from 'react'
import type { Contract, ContractStanding } from '@/api/contracts'
import { CollapsibleCard } from '@/components/ui/collapsible-card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'

const NoticeCost = lazy(() => import('./notice-cost.tsx'))

/** Versions that a dismissal would end. */
const RUNNING: readonly ContractStanding[] = ['CURRENT', 'UPCOMING']

/** What it would cost to end this contract by a dismissal, for who sees its pay. */
export function NoticeSection({ contract }: { contract: Contract }) {
  const t = useT()
  // A manager is told gross pay and cost alone.
  const seesPay = contract.package !== null && contract.package.salaireNet !== null
  if (!seesPay || !RUNNING.includes(contract.standing)) return null
  return (
    <CollapsibleCard title={t('notice.title')} gist={t('notice.gist')}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <NoticeCost contract={contract} />
      </Suspense>
    </CollapsibleCard>
  )
}
