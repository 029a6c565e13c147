import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { useT } from '@/lib/use-t'

interface PeopleListHeadProps<Status extends string> {
  /** What the tabs choose between, as its list is called. */
  label: string
  statuses: readonly Status[]
  status: Status | undefined
  /** How many of each, once they are known. */
  counts: Partial<Record<Status, number>> | undefined
  /** What a tab is called; `count` stands in it. */
  tab: (status: Status | 'ALL', count: number | '…') => string
  onStatus: (status: Status | undefined) => void
  search: { label: string; value: string | undefined; onSearch: (search: string) => void }
  /** The one person whose rows are shown, by a filter that can be taken away. */
  person?: string
  onEveryone: () => void
  children: ReactNode
}

/** What stands above a list of what people are sent: its statuses with how many there are, a search, the person it is of. */
export function PeopleListHead<Status extends string>({
  label,
  statuses,
  status,
  counts,
  tab,
  onStatus,
  search,
  person,
  onEveryone,
  children,
}: PeopleListHeadProps<Status>) {
  const t = useT()
  const all = totalOf(counts)
  return (
    <Tabs<Status | 'ALL'>
      label={label}
      value={status ?? 'ALL'}
      onValueChange={(value) => onStatus(value === 'ALL' ? undefined : (value as Status))}
      options={(['ALL', ...statuses] as const).map((value) => ({
        value,
        label: tab(value, (value === 'ALL' ? all : counts?.[value as Status]) ?? '…'),
      }))}
    >
      <div className="my-4 flex flex-wrap gap-2">
        <SearchField
          label={search.label}
          className="w-full sm:w-96"
          value={search.value ?? ''}
          onSearch={search.onSearch}
        />
      </div>
      {person && (
        <Button
          size="sm"
          className="mb-4"
          aria-label={t('packages.removeFilter', { name: person })}
          onClick={onEveryone}
        >
          {person}
          <X aria-hidden />
        </Button>
      )}
      {children}
    </Tabs>
  )
}

/** How many there are of all statuses. */
export function totalOf(counts: Partial<Record<string, number>> | undefined): number | undefined {
  return counts && Object.values(counts).reduce((sum: number, count = 0) => sum + count, 0)
}
