import { useMemo } from 'react'
import { Scale } from 'lucide-react'
import type { ListedReconciled, MonthPage, ReconciledMonth } from '@/api/reconciliation'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { PeopleSection, PersonName } from './people-section.tsx'

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
  return (
    <PeopleSection search={filter.search} onChange={onChange}>
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
    </PeopleSection>
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
        cell: (person) => <PersonName {...person} />,
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
