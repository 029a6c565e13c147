import { useMemo } from 'react'
import { Scale } from 'lucide-react'
import type { DeclaredCheck, DeclaredPage, DeclaredPerson } from '@/api/reconciliation'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { DeclaredLine } from './declared-line.tsx'
import { PeopleSection, PersonName } from './people-section.tsx'

interface DeclaredPeopleProps {
  query: { data: DeclaredCheck; error: Error | null; refetch: () => unknown }
  filter: DeclaredPage
  onChange: (change: Partial<DeclaredPage>) => void
}

const TONES = {
  EXACT: 'accept',
  EXPLAINED: 'info',
  INCOMPLETE: 'neutral',
  UNEXPLAINED: 'danger',
} as const

/** The people of a declaration, what is unexplained first. */
export function DeclaredPeople({ query, filter, onChange }: DeclaredPeopleProps) {
  const t = useT()
  return (
    <PeopleSection search={filter.search} onChange={onChange}>
      <List
        label={t('reconciliation.peopleTitle')}
        query={query}
        columns={usePersonColumns()}
        nameOf={({ displayName }) => displayName}
        href={({ id }) => urls.workerContracts(id)}
        pages={{ total: (total) => t('reconciliation.declaredPeople', { total }), onChange }}
        filtered={
          (filter.search || filter.verdict) && {
            text: t('reconciliation.noneDeclared'),
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

function usePersonColumns(): readonly Column<DeclaredPerson>[] {
  const t = useT()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('reconciliation.person'),
        cell: (person) => <PersonName {...person} />,
        className: 'py-1.5 align-top',
      },
      {
        id: 'verdict',
        head: t('reconciliation.verdict'),
        card: 'line',
        cell: ({ verdict, months }) => (
          <>
            <Badge tone={TONES[verdict]}>{t(`reconciliation.verdict_${verdict}`)}</Badge>
            <span className="block text-xs text-ink-soft">
              {t('reconciliation.monthsPaid', { paid: months.paid, all: months.all })}
            </span>
          </>
        ),
        className: 'align-top',
      },
      {
        id: 'lines',
        head: t('reconciliation.declaredHead'),
        card: 'block',
        cell: ({ lines, untold }) => (
          <div className="divide-y divide-line">
            {lines.map((line) => (
              <DeclaredLine key={line.key} line={line} />
            ))}
            {untold.map((key) => (
              <p key={key} className="py-2 text-xs text-ink-soft">
                {t('reconciliation.untoldLine', { line: t(`reconciliation.declared_${key}`) })}
              </p>
            ))}
          </div>
        ),
        className: 'w-full py-0',
      },
    ],
    [t]
  )
}
