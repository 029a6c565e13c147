import { useCallback, useId, type ReactNode } from 'react'
import { SearchField } from '@/components/app/search-field'
import { useT } from '@/lib/use-t'

interface PeopleSectionProps {
  search: string | undefined
  onChange: (change: { search: string }) => void
  /** The list. */
  children: ReactNode
}

/** People and what was found of each, under their title and a field to search them by. */
export function PeopleSection({ search = '', onChange, children }: PeopleSectionProps) {
  const t = useT()
  const id = useId()
  const onSearch = useCallback((next: string) => onChange({ search: next }), [onChange])
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-base font-semibold">
          {t('reconciliation.peopleTitle')}
        </h2>
        <SearchField
          label={t('reconciliation.search')}
          className="w-full sm:w-72"
          value={search}
          onSearch={onSearch}
        />
      </div>
      {children}
    </section>
  )
}

interface PersonNameProps {
  displayName: string
  employeeNumber: string | null
}

export function PersonName({ displayName, employeeNumber }: PersonNameProps) {
  return (
    <>
      {displayName}
      {employeeNumber && (
        <span className="block text-xs font-normal text-ink-soft">{employeeNumber}</span>
      )}
    </>
  )
}
