import { lazy, Suspense, useState } from 'react'
import { FileSignature, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useContracts, type ListedContract } from '@/api/contracts'
import { useCan } from '@/api/get-user'
import { EmptyState } from '@/components/app/empty-state'
import { ErrorView } from '@/components/app/error-view'
import { Pagination } from '@/components/list/pagination'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { HistoryRow } from './history-row.tsx'
import { changesOf } from './history-changes.ts'
import { PastDialog } from './past-dialog.tsx'

const PayLine = lazy(() => import('./pay-line.tsx'))

/** So many versions of one person on a page: more than anybody has in a working life. */
const PER_PAGE = 50

interface WorkerHistoryProps {
  worker: { id: string; displayName: string }
}

/** What was agreed with a person, as a line of time: what changed when, by whom, and what it cost. */
export function WorkerHistory({ worker }: WorkerHistoryProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(PER_PAGE)
  const [dialog, setDialog] = useState<{ corrects?: ListedContract } | null>(null)
  const canWrite = useCan('contracts.write')
  const contracts = useContracts({ workerId: worker.id, page, perPage })
  if (contracts.error && !contracts.data)
    return <ErrorView error={contracts.error} onRetry={() => void contracts.refetch()} />
  if (!contracts.data) return <Skeleton className="h-96" />
  const { data, meta } = contracts.data
  const rows = changesOf(data)
  const seen = rows.filter(({ contract }) => contract.package && contract.standing !== 'CORRECTED')
  return (
    <div className="flex flex-col gap-6">
      {seen.length > 1 && (
        <SectionCard title={t('history.payTitle')}>
          <Suspense fallback={<Skeleton className="h-56" />}>
            <PayLine contracts={seen.map(({ contract }) => contract)} />
          </Suspense>
        </SectionCard>
      )}
      <SectionCard
        title={t('history.title')}
        aside={
          canWrite &&
          data.length > 0 && (
            <Button size="sm" onClick={() => setDialog({})}>
              <Plus aria-hidden />
              {t('history.addPast')}
            </Button>
          )
        }
      >
        {data.length === 0 ? (
          <EmptyState
            icon={FileSignature}
            title={t('history.emptyTitle')}
            action={
              canWrite && (
                <span className="flex flex-wrap justify-center gap-2">
                  <Button variant="primary" asChild>
                    <Link to={urls.newContract({ workerId: worker.id })}>{t('contracts.new')}</Link>
                  </Button>
                  <Button onClick={() => setDialog({})}>{t('history.addPast')}</Button>
                </span>
              )
            }
          >
            {t('history.emptyText')}
          </EmptyState>
        ) : (
          <ol className="flex flex-col" aria-label={t('history.title')}>
            {rows.map((row) => (
              <HistoryRow
                key={row.contract.id}
                row={row}
                onCorrect={
                  canWrite && row.contract.enteredBecause !== ''
                    ? () => setDialog({ corrects: row.contract })
                    : undefined
                }
              />
            ))}
          </ol>
        )}
      </SectionCard>
      {meta.lastPage > 1 && (
        <Pagination
          meta={meta}
          total={t('contracts.total', { total: meta.total })}
          onPage={setPage}
          onPerPage={setPerPage}
        />
      )}
      <PastDialog
        key={dialog?.corrects?.id}
        worker={worker}
        like={dialog?.corrects ?? data.find((each) => each.package) ?? null}
        corrects={dialog?.corrects ?? null}
        open={dialog !== null}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}
