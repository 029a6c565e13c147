import { useCallback } from 'react'
import { FileText, X } from 'lucide-react'
import { Link } from 'react-router'
import { CASEFILE_STATUSES, useCasefiles } from '@/api/casefiles'
import { useCan } from '@/api/get-user'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useCasefileColumns } from './columns.tsx'
import { useCasefileFilter } from './use-casefile-filter.ts'

const TABS = ['ALL', ...CASEFILE_STATUSES] as const

/** The casefiles of the company, or of one person on that person's page, by status. */
export function CasefileList({ workerId }: { workerId?: string }) {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const [asked, change] = useCasefileFilter()
  const filter = workerId ? { ...asked, workerId } : asked
  const casefiles = useCasefiles(filter)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const counts = casefiles.data?.counts
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const searched = asked.search || asked.workerId
  const person = casefiles.data?.data.find(({ workerId }) => workerId === filter.workerId)?.worker
    .displayName
  return (
    <Tabs<(typeof TABS)[number]>
      label={t('documents.which')}
      value={CASEFILE_STATUSES.find((status) => status === filter.status) ?? 'ALL'}
      onValueChange={(status) => change({ status: status === 'ALL' ? undefined : status })}
      options={TABS.map((value) => ({
        value,
        label: t(`documents.tab_${value}`, {
          count: (value === 'ALL' ? all : counts?.[value]) ?? '…',
        }),
      }))}
    >
      <div className="my-4 flex flex-wrap gap-2">
        <SearchField
          label={t('documents.search')}
          className="w-full sm:w-96"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
      </div>
      {asked.workerId && !workerId && (
        <Button
          size="sm"
          className="mb-4"
          aria-label={t('packages.removeFilter', { name: person ?? t('documents.ofOne') })}
          onClick={() => change({ workerId: undefined })}
        >
          {person ?? t('documents.ofOne')}
          <X aria-hidden />
        </Button>
      )}
      <List
        label={t('documents.title')}
        query={casefiles}
        columns={useCasefileColumns()}
        nameOf={({ worker }) => worker.displayName}
        href={({ id }) => urls.casefile(id)}
        sorting={{ usual: 'changed', ...filter, onSort: change }}
        pages={{ total: (total) => t('documents.total', { total }), onChange: change }}
        filtered={
          searched
            ? {
                text: t('documents.noResultsText'),
                onClear: () => change({ search: undefined, workerId: undefined }),
              }
            : false
        }
        empty={
          filter.status && all !== 0
            ? {
                icon: FileText,
                title: t('documents.noneInTab'),
                text: t('documents.noneInTabText'),
              }
            : {
                icon: FileText,
                title: t('documents.emptyTitle'),
                text: t('documents.emptyText'),
                action: canWrite && (
                  <Button asChild variant="primary">
                    <Link to={urls.newCasefile({ workerId })}>{t('documents.prepare')}</Link>
                  </Button>
                ),
              }
        }
      />
    </Tabs>
  )
}
