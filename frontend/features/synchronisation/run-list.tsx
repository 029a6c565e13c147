import { useMemo, useState, type ReactNode } from 'react'
import { RefreshCw } from 'lucide-react'
import { useSyncRuns, type SyncRun } from '@/api/integrations'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
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
  return useMemo(() => {
    const figure = (id: 'created' | 'changed' | 'asked' | 'failed'): Column<SyncRun> => ({
      id,
      head: t(`synchronisation.count_${id}`),
      amount: true,
      card: 'figure',
      cell: (run) => format.amount(id === 'asked' ? run.asked + run.proposed : run[id], 0),
    })
    return [
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
      figure('created'),
      figure('changed'),
      figure('asked'),
      figure('failed'),
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
    ]
  }, [t, format, nameOf])
}
