import { useMemo } from 'react'
import { Gift } from 'lucide-react'
import { useStatementsOfWorker, type ListedStatement } from '@/api/rewards'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

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
      {
        id: 'published',
        head: t('reward-statements.publishedAt'),
        card: 'line',
        onCard: ({ publishedAt, version }) =>
          t(version > 1 ? 'reward-statements.reissuedAt' : 'reward-statements.publishedOn', {
            at: format.instant(publishedAt),
          }),
        cell: ({ publishedAt, version }) =>
          version > 1
            ? t('reward-statements.reissuedAt', { at: format.instant(publishedAt) })
            : format.instant(publishedAt),
        className: 'text-ink-soft',
      },
      {
        id: 'opened',
        head: t('reward-statements.openedAt'),
        card: 'line',
        cell: ({ openedAt }) =>
          openedAt ? format.instant(openedAt) : t('reward-statements.notOpened'),
        onCard: ({ openedAt }) =>
          openedAt
            ? t('reward-statements.openedOn', { at: format.instant(openedAt) })
            : t('reward-statements.openedNotYet'),
      },
    ],
    [t, format]
  )
}
