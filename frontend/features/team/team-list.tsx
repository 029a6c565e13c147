import { useCallback } from 'react'
import { Users } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useDepartments } from '@/api/departments'
import { useWorkers, type WorkerFacts } from '@/api/workers'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DepartmentSelect } from './department-select.tsx'

const EVERY = 'all'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The people of the company, with the department each stands in; search and department in the URL. */
export function TeamList() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const department = UUID.exec(params.get('department') ?? '')?.[0] ?? ''
  const workers = useWorkers({
    ...(search && { search }),
    ...(department && { department }),
  })
  const departments = useDepartments().data ?? []
  const shown = workers.data?.pages.flatMap(({ data }) => data) ?? []
  const filtered = search !== '' || department !== ''

  const change = useCallback(
    (part: Record<string, string>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(part))
            if (value) next.set(key, value)
            else next.delete(key)
          return next
        },
        { replace: true, preventScrollReset: true }
      ),
    [setParams]
  )
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
          onValueChange={(value) => change({ department: value === EVERY ? '' : value })}
          options={[
            { value: EVERY, label: t('team.everyDepartment') },
            ...departments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {workers.isPending && <Skeleton className="h-64" />}
      {workers.error && !workers.data && (
        <ErrorView error={workers.error} onRetry={() => void workers.refetch()} />
      )}
      {workers.data && (
        <Card>
          {shown.length > 0 ? (
            <ul aria-label={t('nav.team')} className="divide-y divide-line">
              {shown.map((worker) => (
                <WorkerRow key={worker.id} worker={worker} query={params.toString()} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={Users}
              title={t(filtered ? 'common.noResults' : 'team.emptyTitle')}
              action={
                filtered && (
                  <Button onClick={() => change({ search: '', department: '' })}>
                    {t('team.clearFilter')}
                  </Button>
                )
              }
            >
              {t(filtered ? 'team.noResultsText' : 'team.emptyText')}
            </EmptyState>
          )}
        </Card>
      )}
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

function WorkerRow({ worker, query }: { worker: WorkerFacts; query: string }) {
  return (
    <li className="flex flex-col gap-x-4 gap-y-2 px-4 py-2 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <Link
          to={{ pathname: urls.worker(worker.id), search: query }}
          preventScrollReset
          className="block truncate font-medium hover:underline"
        >
          {worker.firstName} {worker.lastName}
        </Link>
        {worker.email && <p className="truncate text-xs text-ink-soft">{worker.email}</p>}
      </div>
      <DepartmentSelect worker={worker} className="w-full shrink-0 sm:w-56" />
    </li>
  )
}
