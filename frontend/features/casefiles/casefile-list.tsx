import { useCallback } from 'react'
import { FileText } from 'lucide-react'
import { Link } from 'react-router'
import { CASEFILE_STATUSES, useCasefiles } from '@/api/casefiles'
import { useCan } from '@/api/get-user'
import { List } from '@/components/list/list'
import { PeopleListHead, totalOf } from '@/components/list/people-list-head'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useCasefileColumns } from './columns.tsx'
import { useCasefileFilter } from './use-casefile-filter.ts'

/** The casefiles of the company, or of one person on that person's page, by status. */
export function CasefileList({ workerId }: { workerId?: string }) {
  const t = useT()
  const canWrite = useCan('casefiles.write')
  const [asked, change] = useCasefileFilter()
  const filter = workerId ? { ...asked, workerId } : asked
  const casefiles = useCasefiles(filter)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const counts = casefiles.data?.counts
  const all = totalOf(counts)
  const searched = asked.search || asked.workerId
  const person = casefiles.data?.data.find(({ workerId }) => workerId === filter.workerId)?.worker
    .displayName
  return (
    <PeopleListHead
      label={t('documents.which')}
      statuses={CASEFILE_STATUSES}
      status={CASEFILE_STATUSES.find((status) => status === filter.status)}
      counts={counts}
      tab={(value, count) => t(`documents.tab_${value}`, { count })}
      onStatus={(status) => change({ status })}
      search={{ label: t('documents.search'), value: filter.search, onSearch }}
      person={asked.workerId && !workerId ? (person ?? t('documents.ofOne')) : undefined}
      onEveryone={() => change({ workerId: undefined })}
    >
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
    </PeopleListHead>
  )
}
