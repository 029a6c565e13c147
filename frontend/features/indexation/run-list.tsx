import { useMemo, useState, type ReactNode } from 'react'
import { CalendarClock } from 'lucide-react'
import { useIndexations, type Run } from '@/api/indexations'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { RunStatus } from './run-status.tsx'
import { useRunWords } from './use-run-words.ts'

/** The runs of the company, the newest first. */
export function RunList({ action }: { action: ReactNode }) {
  const t = useT()
  const words = useRunWords()
  const [page, setPage] = useState<{ page?: number; perPage?: number }>({})
  return (
    <List
      label={t('nav.indexations')}
      query={useIndexations(page)}
      columns={useRunColumns()}
      nameOf={(run) => `${words.committee(run.commissionParitaire)} ${words.percents(run)}`}
      href={({ id }) => urls.indexation(id)}
      pages={{
        total: (total) => t('indexation.total', { total }),
        onChange: (change) => setPage({ ...page, ...change }),
      }}
      empty={{
        icon: CalendarClock,
        title: t('indexation.emptyTitle'),
        text: t('indexation.emptyText'),
        action,
      }}
    />
  )
}

function useRunColumns(): readonly Column<Run>[] {
  const t = useT()
  const format = useFormat()
  const words = useRunWords()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('indexation.index'),
        cell: (run) => (
          <span>
            {words.committee(run.commissionParitaire)} · {words.percents(run)}
          </span>
        ),
      },
      {
        id: 'day',
        head: t('indexation.day'),
        card: 'line',
        cell: ({ date }) => format.day(date, 'medium'),
      },
      {
        id: 'figure',
        head: t('indexation.figure'),
        card: 'block',
        cell: (run) => <span className="text-ink-soft">{words.figure(run)}</span>,
      },
      {
        id: 'contracts',
        head: t('indexation.contracts'),
        amount: true,
        card: 'figure',
        cell: ({ total }) => format.amount(total, 0),
      },
      {
        id: 'by',
        head: t('indexation.plannedBy'),
        card: 'block',
        cell: ({ plannedBy, createdAt }) => (
          <>
            {plannedBy?.displayName ?? '–'}
            <span className="block text-xs text-ink-soft">{format.instant(createdAt)}</span>
          </>
        ),
      },
      {
        id: 'status',
        head: t('indexation.status'),
        card: 'block',
        cell: (run) => (
          <span className="flex flex-wrap gap-1">
            <RunStatus run={run} />
            {run.dryRun && <Badge>{t('indexation.dryRun')}</Badge>}
          </span>
        ),
      },
    ],
    [t, format, words]
  )
}
