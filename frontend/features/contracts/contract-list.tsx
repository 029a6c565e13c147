import { useCallback } from 'react'
import { FileSignature } from 'lucide-react'
import { Link } from 'react-router'
import {
  CONTRACT_KINDS,
  CONTRACT_STANDINGS,
  useContracts,
  type ContractKind,
  type ContractStanding,
} from '@/api/contracts'
import { useCan } from '@/api/get-user'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { AcceptedOffersLink } from './accepted-offers-link.tsx'
import { useContractColumns } from './columns.tsx'
import { useContractFilter } from './use-contract-filter.ts'

const ALL = 'ALL'

/** The contracts of the company, or of one worker, last begun first. */
export function ContractList({ workerId }: { workerId?: string }) {
  const t = useT()
  const [filter, change] = useContractFilter()
  const onSearch = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        {!workerId && (
          <SearchField
            label={t('contracts.search')}
            className="w-full sm:w-80"
            value={filter.search ?? ''}
            onSearch={onSearch}
          />
        )}
        <Select
          aria-label={t('contracts.standing')}
          className="w-full sm:w-48"
          value={filter.standing ?? ALL}
          onValueChange={(value) =>
            change({ standing: value === ALL ? undefined : (value as ContractStanding) })
          }
          options={[
            { value: ALL, label: t('contracts.standing_ALL') },
            ...CONTRACT_STANDINGS.map((value) => ({
              value,
              label: t(`contracts.standing_${value}`),
            })),
          ]}
        />
        <Select
          aria-label={t('contracts.kind')}
          className="w-full sm:w-56"
          value={filter.kind ?? ALL}
          onValueChange={(value) =>
            change({ kind: value === ALL ? undefined : (value as ContractKind) })
          }
          options={[
            { value: ALL, label: t('contracts.kind_ALL') },
            ...CONTRACT_KINDS.map((value) => ({ value, label: t(`contracts.kind_${value}`) })),
          ]}
        />
      </div>
      <List
        label={t('nav.contracts')}
        query={useContracts({ ...filter, ...(workerId && { workerId }) })}
        columns={useContractColumns()}
        nameOf={({ worker }) => worker.displayName}
        href={({ id }) => urls.contract(id)}
        sorting={{ usual: 'start', ...filter, onSort: change }}
        pages={{ total: (total) => t('contracts.total', { total }), onChange: change }}
        filtered={
          (filter.search || filter.standing || filter.kind) && {
            text: t('contracts.noResultsText'),
            onClear: () => change({ search: undefined, standing: undefined, kind: undefined }),
          }
        }
        empty={{
          icon: FileSignature,
          title: t('contracts.emptyTitle'),
          text: t('contracts.emptyText'),
          action: <FirstSteps workerId={workerId} />,
        }}
      />
    </>
  )
}

/** How a contract begins, for who may make one and whose plan has them. */
function FirstSteps({ workerId }: { workerId?: string }) {
  const t = useT()
  const canWrite = useCan('contracts.write')
  const isLocked = useGates().locks({ feature: 'contracts' })
  if (!canWrite || isLocked) return null
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button variant="primary" asChild>
        <Link to={workerId ? urls.newContract({ workerId }) : urls.startContract}>
          {t('contracts.new')}
        </Link>
      </Button>
      {!workerId && <AcceptedOffersLink />}
    </div>
  )
}
