import { useState, type CSSProperties } from 'react'
import {
  CalendarPlus,
  Columns3,
  Ellipsis,
  Landmark,
  Link2,
  Plus,
  Printer,
  TrendingUp,
} from 'lucide-react'
import { toast } from 'sonner'
import { EmptyState } from '@/components/app/empty-state'
import { PageHeader } from '@/components/app/page-header'
import { CompareTable } from '@/components/pay/compare-table'
import { ContentsTable } from '@/components/pay/contents-table'
import { projectedLines } from '@/components/pay/projection-context'
import { PackageDialog } from '@/components/pay/package-dialog'
import { PackageSkeleton } from '@/components/pay/package-skeleton'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { CheckRow } from '@/components/ui/check-row'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import {
  compareSections,
  differs,
  type CompareRow,
  type CompareSection,
} from '@/lib/pay/compare-rows'
import { explainerOf } from '@/lib/pay/explainer'
import { requestOfStored } from '@/lib/pay/stored-request'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'
import { MOST_COMPARED } from '@/urls'
import { ColumnHead, ColumnNotes, SmallColumnHead } from './column-head.tsx'
import { ComparePictures } from './compare-pictures.tsx'
import { StickyHeads } from './sticky-heads.tsx'
import type { Column } from './compare-address.ts'
import { requestOf } from './compare-column.ts'
import { useCompare, type LoadedColumn } from './use-compare.ts'
import { useVariantNames } from './use-variant-names.ts'

/** The section that holds the answer: cost, gross and net. On a phone what people ask for first stands first, and largest. */
const IN_SHORT = 'figures'
const ASKED_FIRST = ['salaireNet', 'remunerationAnnuelle', 'costAnnual', 'salaireBrut']

/** Up to three packages, or days of one, side by side; the address holds it all, so a link shows the same. */
export function CompareScreen() {
  const t = useT()
  const format = useFormat()
  const { columns, onlyDifferences, change, setOnlyDifferences } = useCompare()
  const [adding, setAdding] = useState(false)
  const wide = useMedia('(min-width: 48rem)')
  const wanted = columns.map(({ column }) => column)
  const sections = compareSections(
    columns.map(({ compared }) => (compared?.ok ? compared.compute : null))
  )
  const variantOf = useVariantNames(wanted[0]?.id)
  const names = columns.map(({ column, stored }) =>
    [
      stored?.nomFonction ?? '…',
      variantOf.get(column.id),
      column.date || repeats(wanted, column) ? format.day(dateOf(column, stored), 'medium') : '',
    ]
      .filter(Boolean)
      .join(' · ')
  )
  const loading = columns.some(({ stored, error }) => stored === null && error === null)
  const style = { '--columns': columns.length } as CSSProperties

  const reasons = columns.map(reasonsOf)
  const tableOf = (section: CompareSection) => (
    <CompareTable
      key={section.id}
      section={section}
      names={names}
      reasons={reasons}
      onlyDifferences={onlyDifferences}
      foldable={section.id !== IN_SHORT}
    />
  )
  const inShort = sections.filter(({ id }) => id === IN_SHORT)
  const inDetail = sections.filter(({ id }) => id !== IN_SHORT)
  const heads = columns.map((loaded, at) => ({
    loaded,
    variant: variantOf.get(loaded.column.id),
    onChange: (column: Column) => change(wanted.with(at, column)),
    onRemove: () => change(wanted.toSpliced(at, 1)),
  }))

  async function share() {
    await navigator.clipboard.writeText(window.location.href)
    toast(t('compare.linkCopied'))
  }

  return (
    <>
      <PageHeader
        title={t('compare.title')}
        subtitle={(wide || columns.length === 0) && t('compare.subtitle')}
        actions={columns.length > 0 && <Outward wide={wide} onShare={() => void share()} />}
      />
      {columns.length === 0 && (
        <Card>
          <EmptyState
            icon={Columns3}
            title={t('compare.emptyTitle')}
            action={
              <Button variant="primary" onClick={() => setAdding(true)}>
                {t('compare.addPackage')}
              </Button>
            }
          >
            {t('compare.emptyText')}
          </EmptyState>
        </Card>
      )}
      {columns.length > 0 && (
        <>
          {wide && (
            <div
              className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-3"
              style={style}
            >
              {heads.map((head, at) => (
                <ColumnHead key={at} {...head} />
              ))}
            </div>
          )}
          {/* On a phone the answer is the first thing there is, under the names that it is about. */}
          {!wide && !loading && (
            <div className="flex flex-col gap-2" style={style}>
              {inShort.map((section) => (
                <CompareTable
                  key={section.id}
                  section={{ ...section, rows: asAsked(section.rows) }}
                  names={names}
                  heads={heads.map((head, at) => (
                    <SmallColumnHead key={at} {...head} />
                  ))}
                  first={ASKED_FIRST[0]}
                  reasons={reasons}
                  onlyDifferences={false}
                />
              ))}
              {columns.map((loaded, at) => (
                <ColumnNotes key={at} loaded={loaded} />
              ))}
            </div>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
            {columns.length < MOST_COMPARED && (
              <AddColumn
                last={columns.at(-1)!}
                wide={wide}
                onAdd={(column) => change([...wanted, column])}
                onAddPackage={() => setAdding(true)}
              />
            )}
            <div className="md:ml-auto">
              <CheckRow
                label={t('compare.onlyDifferences')}
                checked={onlyDifferences}
                onCheckedChange={setOnlyDifferences}
              />
            </div>
          </div>
          {!loading && <StickyHeads columns={columns} names={names} />}
          {loading ? (
            <PackageSkeleton />
          ) : (
            <div style={style}>
              {onlyDifferences && !sections.some(({ rows }) => rows.some(differs)) && (
                <p role="status" className="mt-6 text-ink-soft">
                  {t('compare.same')}
                </p>
              )}
              {sections.length > 0 && (
                <ComparePictures columns={columns} names={names} wide={wide} />
              )}
              <ContentsTable packages={columns.map(({ stored }) => stored)} names={names} />
              {wide && inShort.map(tableOf)}
              {inDetail.map(tableOf)}
            </div>
          )}
        </>
      )}
      <PackageDialog
        title={t('compare.addPackage')}
        open={adding}
        onOpenChange={setAdding}
        onChoose={(id) => change([...wanted, { id }])}
      />
    </>
  )
}

/** Ways to take a comparison elsewhere; on a phone behind the dots, where the answer is what stands first. */
function Outward({ wide, onShare }: { wide: boolean; onShare: () => void }) {
  const t = useT()
  const ways = [
    { icon: Link2, name: t('compare.share'), go: onShare },
    { icon: Printer, name: t('packages.print'), go: () => window.print() },
  ]
  if (wide)
    return (
      <div className="flex flex-wrap gap-2 print:hidden">
        {ways.map(({ icon: Icon, name, go }) => (
          <Button key={name} onClick={go}>
            <Icon aria-hidden />
            {name}
          </Button>
        ))}
      </div>
    )
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('common.more')}
          className="-mt-1 print:hidden"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {ways.map(({ icon: Icon, name, go }) => (
        <MenuItem key={name} onSelect={go}>
          <Icon aria-hidden />
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** What is asked for first, then the rest. */
function asAsked(rows: CompareRow[]): CompareRow[] {
  const first = ASKED_FIRST.flatMap((key) => rows.find((row) => row.key === key) ?? [])
  return [...first, ...rows.filter((row) => !first.includes(row))]
}

interface AddColumnProps {
  last: LoadedColumn
  /** There is room for a button each. */
  wide: boolean
  onAdd: (column: Column) => void
  onAddPackage: () => void
}

/** What may stand in the next column: another package, the same a year ago, next year, or in 2027 as voted. */
function AddColumn({ last, wide, onAdd, onAddPackage }: AddColumnProps) {
  const t = useT()
  const { column, stored } = last
  const date = dateOf(column, stored)
  const choices = [
    { icon: Plus, name: t('compare.addPackage'), add: onAddPackage },
    ...(stored
      ? [
          {
            icon: CalendarPlus,
            name: t('compare.addDate'),
            add: () => onAdd({ id: column.id, date: yearsFrom(date, -1) }),
          },
          {
            icon: TrendingUp,
            name: t('compare.addNextYear'),
            add: () =>
              onAdd({
                id: column.id,
                date: yearsFrom(date, 1),
                assumptions: { wages: 0, tax: 0 },
              }),
          },
          {
            icon: Landmark,
            name: t('compare.addVoted'),
            add: () => onAdd({ id: column.id, date: inYear(date, 2027), preset: 'VOTED_2027' }),
          },
        ]
      : []),
  ]
  if (wide)
    return choices.map(({ icon: Icon, name, add }) => (
      <Button key={name} onClick={add}>
        <Icon aria-hidden />
        {name}
      </Button>
    ))
  return (
    <Menu
      trigger={
        <Button>
          <Plus aria-hidden />
          {t('compare.add')}
        </Button>
      }
    >
      {choices.map(({ icon: Icon, name, add }) => (
        <MenuItem key={name} onSelect={add}>
          <Icon aria-hidden />
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** The figures of a column with what explains them; `null` while there are none. */
function reasonsOf({ column, stored, compared }: LoadedColumn) {
  if (stored === null || !compared?.ok) return null
  const request = requestOf(stored, column)
  const explain = request
    ? explainerOf(request)
    : explainerOf(requestOfStored(stored), stored.lawset)
  return { compute: compared.compute, explain, projected: projectedLines(compared.lawset) }
}

function dateOf(column: Column, stored: LoadedColumn['stored']): string {
  return column.date ?? stored?.date ?? ''
}

function repeats(columns: Column[], { id }: Column): boolean {
  return columns.filter((other) => other.id === id).length > 1
}

function yearsFrom(day: string, years: number): string {
  return inYear(day, Number(day.slice(0, 4)) + years)
}

/** The same day of another year; 29 February becomes the 28th. */
function inYear(day: string, year: number): string {
  return `${year}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
}
