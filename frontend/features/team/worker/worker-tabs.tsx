import { NavLink } from 'react-router'
import { useCan } from '@/api/get-user'
import type { WorkerFacts } from '@/api/workers'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The places of a person, those that the plan and the role open. */
export function WorkerTabs({ worker: { id, contracts } }: { worker: WorkerFacts }) {
  const t = useT()
  const { locks } = useGates()
  // What is prepared for who works here is not for those who see gross pay and cost alone (ADR 59).
  const keepsRecords = useCan('workers.details')
  const isFree = keepsRecords || contracts.length === 0
  const can = {
    contracts: useCan('contracts.read') && !locks({ feature: 'contracts' }),
    offers: useCan('offers.read') && isFree && !locks({ feature: 'offers' }),
    simulations: useCan('packages.read') && isFree,
    documents: useCan('casefiles.read') && !locks({ feature: 'documents' }),
    statements: useCan('rewards.read') && !locks({ feature: 'rewardStatements' }),
  }
  const tabs = [
    { name: 'overview', to: urls.worker(id), shown: true },
    {
      name: 'contracts',
      to: urls.workerContracts(id),
      shown: can.contracts,
      count: contracts.length,
    },
    { name: 'offers', to: urls.workerOffers(id), shown: can.offers },
    { name: 'simulations', to: urls.workerSimulations(id), shown: can.simulations },
    { name: 'documents', to: urls.workerDocuments(id), shown: can.documents },
    { name: 'statements', to: urls.workerStatements(id), shown: can.statements },
  ]
  return (
    <nav
      aria-label={t('worker-page.places')}
      className="mb-6 flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs
        .filter(({ shown }) => shown)
        .map(({ name, to, count }) => (
          <NavLink
            key={name}
            to={to}
            end
            className={({ isActive }) =>
              cn(
                '-mb-px border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap text-ink-soft transition-colors hover:text-ink',
                isActive && 'border-accent font-medium text-ink'
              )
            }
          >
            {t(`worker-page.tab_${name}`)}
            {!!count && <span className="ml-2 text-xs text-ink-soft tabular-nums">{count}</span>}
          </NavLink>
        ))}
    </nav>
  )
}
