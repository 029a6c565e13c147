import { useCallback, useState } from 'react'
import { usePackages } from '@/api/list-packages'
import { useOffers } from '@/api/offers'
import { ErrorView } from '@/components/app/error-view'
import { SearchField } from '@/components/app/search-field'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useOfferName } from './use-offer-name.ts'

const SHOWN = 25

export const SOURCE_KINDS = ['REFERENCE', 'SIMULATION', 'OFFER'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** What an offer starts from. */
export interface Source {
  kind: 'package' | 'offer'
  id: string
  name: string
  /** The package behind it. */
  packageId: string
}

interface SourceChoiceProps {
  value: Source | null
  onChange: (source: Source) => void
  /** Which list is open first. */
  start?: SourceKind
}

/** What an offer starts from: a package of reference, a simulation, or another offer. */
export function SourceChoice({ value, onChange, start = 'REFERENCE' }: SourceChoiceProps) {
  const t = useT()
  const [kind, setKind] = useState<SourceKind>(start)
  const [search, setSearch] = useState('')
  const onSearch = useCallback((text: string) => setSearch(text), [])
  const list = { search, chosen: value?.id ?? null }
  return (
    <Tabs
      label={t('offers.source')}
      value={kind}
      onValueChange={setKind}
      options={SOURCE_KINDS.map((each) => ({ value: each, label: t(`offers.source_${each}`) }))}
    >
      <SearchField
        label={t(kind === 'OFFER' ? 'offers.search' : 'packages.search')}
        className="mt-3"
        value={search}
        onSearch={onSearch}
      />
      {kind === 'OFFER' ? (
        <Offers {...list} onChoose={(row) => onChange({ kind: 'offer', ...row })} />
      ) : (
        <Packages
          {...list}
          category={kind}
          onChoose={(row) => onChange({ kind: 'package', ...row })}
        />
      )}
    </Tabs>
  )
}

interface ListProps {
  search: string
  chosen: string | null
  onChoose: (row: Omit<Source, 'kind'>) => void
}

function Packages({
  category,
  search,
  ...list
}: ListProps & { category: Exclude<SourceKind, 'OFFER'> }) {
  const t = useT()
  const format = useFormat()
  const packages = usePackages({ category, search: search || undefined, perPage: SHOWN })
  return (
    <Rows
      {...list}
      query={packages}
      empty={t(search ? 'common.noResults' : `offers.noSource_${category}`)}
      rows={packages.data?.data.map((item) => ({
        id: item.id,
        packageId: item.id,
        name: item.nomFonction,
        detail: [
          t(`packages.type_${item.packageType}`),
          `${format.euros(item.salaireBrut, 0)} ${t('offers.grossUnit')}`,
          item.person?.displayName,
        ],
      }))}
    />
  )
}

function Offers({ search, ...list }: ListProps) {
  const t = useT()
  const nameOf = useOfferName()
  const offers = useOffers({ search: search || undefined, perPage: SHOWN })
  return (
    <Rows
      {...list}
      query={offers}
      empty={t(search ? 'common.noResults' : 'offers.noSource_OFFER')}
      rows={offers.data?.data
        .filter((item) => item.packageId !== null)
        .map((item) => ({
          id: item.id,
          packageId: item.packageId!,
          name: nameOf(item),
          detail: [item.package?.nomFonction, t(`offers.status_${item.status}`)],
        }))}
    />
  )
}

interface Row extends Omit<Source, 'kind'> {
  detail: (string | null | undefined)[]
}

interface RowsProps extends Omit<ListProps, 'search'> {
  rows: Row[] | undefined
  query: { error: Error | null; refetch: () => unknown }
  empty: string
}

function Rows({ rows, query, empty, chosen, onChoose }: RowsProps) {
  const t = useT()
  if (query.error) return <ErrorView error={query.error} onRetry={() => void query.refetch()} />
  if (!rows) return <Skeleton className="mt-3 h-60" />
  if (rows.length === 0)
    return (
      <p className="flex h-40 items-center justify-center px-4 text-center text-ink-soft">
        {empty}
      </p>
    )
  return (
    <div
      role="radiogroup"
      aria-label={t('offers.source')}
      className="mt-3 max-h-72 overflow-y-auto rounded-md border border-line p-1"
    >
      {rows.map(({ id, name, packageId, detail }) => (
        <label
          key={id}
          className="flex items-center gap-3 rounded-sm px-2 py-2 hover:bg-sunken has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name="source"
            className="accent-accent"
            checked={chosen === id}
            onChange={() => onChoose({ id, name, packageId })}
          />
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-xs text-ink-soft">
              {detail.filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
