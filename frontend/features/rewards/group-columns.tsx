import { useMemo } from 'react'
import type { ListedGroup } from '@/api/rewards'
import type { Column } from '@/components/list/column'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { StatusBadge } from './status-badge.tsx'

/** What the list shows of a round. */
export function useGroupColumns(): readonly Column<ListedGroup>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'name', head: t('reward-statements.name'), cell: ({ name }) => name },
      {
        id: 'date',
        head: t('reward-statements.date'),
        card: 'line',
        cell: ({ statementDateStr }) => format.day(statementDateStr, 'medium'),
        className: 'whitespace-nowrap',
      },
      {
        id: 'status',
        head: t('reward-statements.status'),
        card: 'block',
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'statements',
        head: t('reward-statements.statements'),
        card: 'line',
        cell: ({ status, statements, opened }) =>
          status === 'DRAFT' ? '' : t('reward-statements.openedOf', { opened, statements }),
        className: 'whitespace-nowrap text-ink-soft',
      },
    ],
    [t, format]
  )
}
