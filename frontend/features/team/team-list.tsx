import { useCallback, useMemo } from 'react'
import { Users } from 'lucide-react'
import { Link } from 'react-router'
import { useDepartments } from '@/api/departments'
import { useWorkers, type WorkerFacts, type WorkerFilter } from '@/api/workers'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import * as read from '@/lib/use-address-filter'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DepartmentSelect } from './department-select.tsx'

const EVERY = 'all'

const readFilter = read.addressReader<WorkerFilter>({ search: read.text, department: read.id })

/** The people of the company, with the department each stands in; search and department in the URL. */
export function TeamList() {
  const t = useT()
  const [filter, change] = read.useAddressFilter(readFilter)
  const { search = '', department = '' } = filter
  const workers = useWorkers(filter)
  const departments = useDepartments().data ?? []
  const onSearch = useCallback((text: string) => change({ search: text }), [change])
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchField
          label={t('team.search')}
          value={search}
          onSearch={onSearch}
          className="w-full sm:w-72"
        />
        <Select
          aria-label={t('team.filterDepartment')}
          className="w-full sm:w-56"
          value={departments.some(({ id }) => id === department) ? department : EVERY}
          onValueChange={(value) => change({ department: value === EVERY ? undefined : value })}
          options={[
            { value: EVERY, label: t('team.everyDepartment') },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <List
        label={t('nav.team')}
        query={{ ...workers, data: workers.data?.pages.flatMap(({ data }) => data) }}
        columns={useWorkerColumns(filter)}
        nameOf={nameOf}
        filtered={
          (search || department) && {
            text: t('team.noResultsText'),
            onClear: () => change({ search: undefined, department: undefined }),
          }
        }
        empty={{ icon: Users, title: t('team.emptyTitle'), text: t('team.emptyText') }}
      />
      {workers.hasNextPage && (
        <Button
          className="mt-4"
          busy={workers.isFetchingNextPage}
          onClick={() => void workers.fetchNextPage()}
        >
          {t('team.more')}
        </Button>
      )}
    </>
  )
}

const nameOf = ({ firstName, lastName }: WorkerFacts) => `${firstName} ${lastName}`

function useWorkerColumns(filter: WorkerFilter): readonly Column<WorkerFacts>[] {
  const t = useT()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('packages.worker'),
        cell: (worker) => (
          <>
            <Link
              to={{
                pathname: urls.worker(worker.id),
                search: String(new URLSearchParams({ ...filter })),
              }}
              preventScrollReset
              className="block truncate hover:underline"
            >
              {nameOf(worker)}
            </Link>
            {worker.email && (
              <span className="block truncate text-xs font-normal text-ink-soft">
                {worker.email}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'department',
        head: t('packages.department'),
        card: 'block',
        cell: (worker) => <DepartmentSelect worker={worker} className="w-full md:w-56" />,
        className: 'w-64 py-1.5',
      },
    ],
    [t, filter]
  )
}
