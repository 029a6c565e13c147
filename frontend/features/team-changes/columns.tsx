import { useMemo } from 'react'
import { Link } from 'react-router'
import type { TeamChange } from '@/api/team-changes'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { Facts } from './facts.tsx'

/** What the list shows of a change: whose it is, what, from when, who made it. */
export function useChangeColumns(): readonly Column<TeamChange>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('team-changes.who'),
        cell: ({ worker, contractId }) => (
          <Link
            to={contractId ? urls.contract(contractId) : urls.worker(worker.id)}
            className="underline-offset-4 hover:underline"
          >
            {worker.displayName}
          </Link>
        ),
        className: 'align-top py-2',
      },
      {
        id: 'facts',
        head: t('team-changes.what'),
        card: 'block',
        cell: ({ facts }) => <Facts facts={facts} />,
        className: 'align-top py-2 max-w-md',
      },
      {
        id: 'from',
        head: t('team-changes.validFrom'),
        card: 'line',
        cell: ({ validFromStr }) => format.day(validFromStr, 'medium'),
        onCard: ({ validFromStr }) =>
          t('team-changes.validFromDay', { day: format.day(validFromStr, 'medium') }),
        className: 'align-top py-2',
      },
      {
        id: 'by',
        head: t('team-changes.when'),
        card: 'line',
        cell: ({ createdAt, changedBy, source }) => (
          <>
            {format.instant(createdAt)}
            <span className="block text-xs text-ink-soft">
              {changedBy?.displayName ?? t(`team-changes.source_${source}`)}
            </span>
          </>
        ),
        className: 'align-top py-2',
      },
      {
        id: 'payroll',
        head: t('team-changes.payroll'),
        card: 'block',
        cell: ({ isPending }) =>
          isPending ? (
            <Badge tone="warn">{t('team-changes.pending')}</Badge>
          ) : (
            <span className="text-ink-soft">{t('team-changes.told')}</span>
          ),
        className: 'align-top py-2',
      },
    ],
    [t, format]
  )
}
