import { useMemo, useState, type ReactNode } from 'react'
import { RefreshCw } from 'lucide-react'
import { useSyncRuns, type SyncRun } from '@/api/integrations'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { OutcomeBar, partsOf } from './outcome-bar.tsx'
import { RunStatus } from './run-status.tsx'
import { useSystemName } from './use-system-name.ts'

/** The runs of all connections, the newest first. */
export function RunList({ action }: { action: ReactNode }) {
  const t = useT()
  const format = useFormat()
  const nameOf = useSystemName()
  const [page, setPage] = useState<{ page?: number; perPage?: number }>({})
  return (
    <List
      label={t('synchronisation.runs')}
      query={useSyncRuns(page)}
      columns={useRunColumns()}
      nameOf={(run) => `${nameOf(run.system)} ${format.instant(run.createdAt)}`}
      href={({ id }) => urls.syncRun(id)}
      pages={{
        total: (total) => t('synchronisation.total', { total }),
        onChange: (change) => setPage({ ...page, ...change }),
      }}
      empty={{
        icon: RefreshCw,
        title: t('synchronisation.emptyTitle'),
        text: t('synchronisation.emptyText'),
        action,
      }}
    />
  )
}

function useRunColumns(): readonly Column<SyncRun>[] {
  const t = useT()
  const format = useFormat()
  const nameOf = useSystemName()
  return useMemo(
    () => [
      {
        id: 'system',
        head: t('synchronisation.run'),
        cell: (run) => (
          <>
            {nameOf(run.system)}
            <span className="block text-xs font-normal text-ink-soft">
              {format.instant(run.createdAt)}
            </span>
          </>
        ),
      },
      {
        id: 'cause',
        head: t('synchronisation.cause'),
        card: 'block',
        cell: (run) => run.requestedBy ?? t(`synchronisation.cause_${run.cause}`),
      },
      {
        id: 'people',
        head: t('synchronisation.people'),
        card: 'block',
        className: 'w-2/5 whitespace-normal',
        cell: (run) => <People run={run} />,
      },
      {
        id: 'status',
        head: t('synchronisation.status'),
        card: 'block',
        cell: (run) => (
          <span className="flex flex-wrap gap-1">
            <RunStatus run={run} />
            {run.dryRun && <Badge>{t('synchronisation.dryRun')}</Badge>}
          </span>
        ),
      },
    ],
    [t, format, nameOf]
  )
}

/** What became of people: a bar, and each end that somebody met by its name. */
function People({ run }: { run: SyncRun }) {
  const t = useT()
  const format = useFormat()
  const parts = partsOf(run)
  if (parts.length === 0)
    return <span className="text-ink-soft">{t('synchronisation.nobody')}</span>
  return (
    <span className="block max-w-md min-w-40 font-normal">
      <OutcomeBar parts={parts} className="h-1.5" />
      <span className="mt-1 flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {parts.map(({ name, count }) => (
          <span key={name} className="whitespace-nowrap">
            <span className="font-medium text-ink tabular-nums">{format.amount(count, 0)}</span>{' '}
            {t(`synchronisation.count_${name}`)}
          </span>
        ))}
      </span>
    </span>
  )
}
