import type { ReactNode } from 'react'
import { useCan } from '@/api/get-user'
import { usePackages } from '@/api/list-packages'
import type { Company, User } from '@/api/types'
import { ErrorView } from '@/components/app/error-view'
import { Skeleton } from '@/components/ui/skeleton'
import { today } from '#modules/shared/values/days'
import { usePendingDeletions } from '@/lib/pending-deletions'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { FirstSteps } from './first-steps.tsx'
import { ModuleCard } from './module-card.tsx'
import { PayrollCost } from './payroll-cost.tsx'
import { PromptBox } from './prompt-box.tsx'
import { RecentPackages } from './recent-packages.tsx'
import { Tiles } from './tiles.tsx'
import { Waiting } from './waiting.tsx'

const RECENT = 5

interface DashboardProps {
  user: User
  company: Company
  onCreate: () => void
  onPrepareOffer: () => void
  /** A request in plain words, where the plan has the assistant. */
  onAsk: (prompt: string) => Promise<void>
  /** What the cards of the offers show, where the plan has them. */
  recentOffers: ReactNode
  contractsToConfigure: ReactNode
}

/** The first page: a greeting, what waits, the figures, where to go. A company without packages sees its first steps before them. */
export function Dashboard({
  user,
  company,
  onCreate,
  onPrepareOffer,
  onAsk,
  ...cards
}: DashboardProps) {
  const t = useT()
  const format = useFormat()
  const canCreate = useCan('packages.write')
  const pending = usePendingDeletions()
  const seesPay = useCan('packages.read')
  const recent = usePackages({ perPage: RECENT, page: 1 }, seesPay)
  const packages = recent.data?.data.filter(({ id }) => !pending.has(id))
  const isEmpty = packages?.length === 0
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="text-ink-soft first-letter:uppercase">{format.day(today())}</p>
        <h1 className="mt-1 text-xl font-semibold tracking-tight text-balance">
          {t('dashboard.greeting', { name: user.displayName.split(' ')[0], part: partOfDay() })}
        </h1>
      </div>
      {canCreate && company.billingAccount.features.includes('aiChat') && (
        <PromptBox onAsk={onAsk} />
      )}
      {isEmpty && <FirstSteps company={company} canCreate={canCreate} onCreate={onCreate} />}
      <Cards {...cards} waits={!isEmpty} />
      <Tiles canCreate={canCreate} onCreate={onCreate} onPrepareOffer={onPrepareOffer} />
      {!isEmpty && seesPay && (
        <>
          {recent.isPending && <Skeleton className="h-64" />}
          {recent.error && !recent.data && (
            <ErrorView error={recent.error} onRetry={() => void recent.refetch()} />
          )}
          {packages && <RecentPackages packages={packages} />}
        </>
      )}
    </div>
  )
}

type CardsProps = Pick<DashboardProps, 'recentOffers' | 'contractsToConfigure'> & {
  /** A company that has only begun sees its first steps in place of what waits. */
  waits: boolean
}

/** What waits and what it costs on one side, how offers stand on the other; on a phone one under the other. */
function Cards({ recentOffers, contractsToConfigure, waits }: CardsProps) {
  const t = useT()
  const seesPay = useCan('packages.read')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        {waits && <Waiting />}
        {seesPay && (
          <ModuleCard title={t('dashboard.payroll')} feature="team">
            <PayrollCost />
          </ModuleCard>
        )}
      </div>
      {seesPay && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <ModuleCard title={t('dashboard.recentOffers')} feature="offers">
            {recentOffers}
          </ModuleCard>
          <ModuleCard title={t('dashboard.contractsToConfigure')} feature="contracts">
            {contractsToConfigure}
          </ModuleCard>
        </div>
      )}
    </div>
  )
}

function partOfDay(): 'day' | 'evening' {
  const hour = new Date().getHours()
  return hour >= 18 || hour < 4 ? 'evening' : 'day'
}
