import { useMemo } from 'react'
import { Gift } from 'lucide-react'
import { useStatementsOfWorker, type ListedStatement } from '@/api/rewards'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { useStatementColumns } from './use-statement-columns.ts'

/** The statements of one person, the newest first: opened or not. */
export function StatementsOfWorker({ workerId }: { workerId: string }) {
  const t = useT()
  return (
    <List
      label={t('reward-statements.ofWorker')}
      query={useStatementsOfWorker(workerId)}
      columns={useColumns()}
      nameOf={({ name }) => name}
      href={({ id, groupId }) => urls.rewardStatement(groupId, id)}
      empty={{
        icon: Gift,
        title: t('worker-page.noStatements'),
        text: t('worker-page.noStatementsText'),
      }}
    />
  )
}

function useColumns(): readonly Column<ListedStatement>[] {
  const t = useT()
  const format = useFormat()
  const { published, opened } = useStatementColumns()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('reward-statements.name'),
        cell: ({ name, isWithdrawn }) => (
          <span className="flex flex-wrap items-center gap-2">
            {name}
            {isWithdrawn && <Badge tone="warn">{t('reward-statements.withdrawnBadge')}</Badge>}
          </span>
        ),
      },
      {
        id: 'date',
        head: t('reward-statements.date'),
        card: 'line',
        cell: ({ statementDateStr }) => format.day(statementDateStr, 'medium'),
        className: 'whitespace-nowrap',
      },
      published,
      opened,
    ],
    [t, format, published, opened]
  )
}
