import { useMemo } from 'react'
import type { CasefileSort, ListedCasefile } from '@/api/casefiles'
import type { Column } from '@/components/list/column'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { StatusBadge } from './status-badge.tsx'

/** What the list shows of a casefile. */
export function useCasefileColumns(): readonly Column<ListedCasefile, CasefileSort>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('documents.worker'),
        cell: ({ worker }) => worker.displayName,
      },
      {
        id: 'documents',
        head: t('documents.documents'),
        card: 'line',
        cell: ({ documents: [first, ...others] }) => (
          <span className="flex items-center gap-2">
            <span className="truncate">
              {first?.name ?? (
                <span className="text-ink-soft italic">{t('documents.noDocument')}</span>
              )}
            </span>
            {others.length > 0 && (
              <span className="shrink-0 text-ink-soft">
                {t('documents.andOthers', { count: others.length })}
              </span>
            )}
          </span>
        ),
        className: 'max-w-72',
      },
      {
        id: 'status',
        head: t('documents.status'),
        sort: 'status',
        card: 'line',
        cell: ({ status }) => <StatusBadge status={status} />,
      },
      {
        id: 'lastDay',
        head: t('documents.lastDay'),
        sort: 'lastDay',
        card: 'line',
        cell: ({ lastDayStr, signedOnStr }) =>
          signedOnStr
            ? t('documents.signedOn', { day: format.day(signedOnStr, 'medium') })
            : lastDayStr && format.day(lastDayStr, 'medium'),
        onCard: ({ lastDayStr, signedOnStr }) =>
          signedOnStr
            ? t('documents.signedOn', { day: format.day(signedOnStr, 'medium') })
            : lastDayStr && t('documents.until', { day: format.day(lastDayStr, 'medium') }),
        className: 'whitespace-nowrap',
      },
      {
        id: 'changed',
        head: t('documents.changed'),
        sort: 'changed',
        first: 'desc',
        cell: ({ updatedAt }) => format.day(updatedAt, 'medium'),
        className: 'whitespace-nowrap text-ink-soft',
      },
    ],
    [t, format]
  )
}
