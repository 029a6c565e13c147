import { useMemo } from 'react'
import type { ListedStatement } from '@/api/rewards'
import type { Column } from '@/components/list/column'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** When a statement was published, mailed and opened, as every list of them says it. */
export function useStatementColumns(): Record<
  'published' | 'mailed' | 'opened',
  Column<ListedStatement>
> {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => ({
      published: {
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
      mailed: {
        id: 'mailed',
        head: t('reward-statements.mailedAt'),
        card: 'line',
        onCard: ({ mailedAt }) => (mailedAt ? null : t('reward-statements.mailWaits')),
        cell: ({ mailedAt }) =>
          mailedAt ? format.instant(mailedAt) : t('reward-statements.notMailed'),
        className: 'text-ink-soft',
      },
      opened: {
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
    }),
    [t, format]
  )
}
