import { useCallback, useMemo } from 'react'
import { Scale } from 'lucide-react'
import type { ListedReconciled, MonthPage, ReconciledMonth } from '@/api/reconciliation'
import { SearchField } from '@/components/app/search-field'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface PeopleCardProps {
  query: { data: ReconciledMonth; error: Error | null; refetch: () => unknown }
  filter: MonthPage
  onChange: (change: Partial<MonthPage>) => void
}

const TONES = {
  EXACT: 'accept',
  EXPLAINED: 'info',
  NOT_MAPPED: 'neutral',
  UNEXPLAINED: 'danger',
} as const

/** The people of a month, what is unexplained first. */
export function PeopleCard({ query, filter, onChange }: PeopleCardProps) {
  const t = useT()
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  return (
    <section aria-labelledby="reconciled-people">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="reconciled-people" className="text-base font-semibold">
          {t('reconciliation.peopleTitle')}
        </h2>
        <SearchField
          label={t('reconciliation.search')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
      </div>
      <List
        label={t('reconciliation.peopleTitle')}
        query={query}
        columns={usePersonColumns()}
        nameOf={({ displayName }) => displayName}
        href={({ id }) => urls.reconciledPerson(filter.month, id)}
        pages={{ total: (total) => t('reconciliation.peopleCount', { total }), onChange }}
        filtered={
          (filter.search || filter.verdict) && {
            text: t('reconciliation.noResults'),
            onClear: () => onChange({ search: undefined, verdict: undefined }),
          }
        }
        empty={{
          icon: Scale,
          title: t('reconciliation.emptyTitle'),
          text: t('reconciliation.emptyText'),
        }}
      />
    </section>
  )
}

function usePersonColumns(): readonly Column<ListedReconciled>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('reconciliation.person'),
        cell: ({ displayName, employeeNumber }) => (
          <>
            {displayName}
            {employeeNumber && (
              <span className="block text-xs font-normal text-ink-soft">{employeeNumber}</span>
            )}
          </>
        ),
      },
      {
        id: 'verdict',
        head: t('reconciliation.verdict'),
        card: 'line',
        cell: ({ verdict }) => (
          <Badge tone={TONES[verdict]}>{t(`reconciliation.verdict_${verdict}`)}</Badge>
        ),
      },
      {
        id: 'theirs',
        head: t('reconciliation.theirs'),
        card: 'figure',
        amount: true,
        cell: ({ theirs }) => format.amount(theirs),
      },
      {
        id: 'ours',
        head: t('reconciliation.ours'),
        card: 'figure',
        amount: true,
        cell: ({ ours }) => format.amount(ours),
      },
      {
        id: 'difference',
        head: t('reconciliation.difference'),
        card: 'figure',
        amount: true,
        cell: ({ difference }) => (difference === 0 ? '–' : format.difference(difference, 2)),
      },
    ],
    [t, format]
  )
}
