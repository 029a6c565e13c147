import { useId, useState, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { cn } from '@/lib/cn'
import { matches } from '@/lib/matches'
import { useFormat } from '@/lib/use-format'
import { useMedia } from '@/lib/use-media'
import { useNameOf } from '@/lib/use-name-of'
import { useLocale, useT } from '@/lib/use-t'
import { useRowKeys } from './use-row-keys.ts'
import { nextSort, sorted, type ColumnSpec, type Row, type Sort, type SortKey } from './lists.ts'

const PER_PAGE = 10
const SORTABLE: readonly string[] = ['description', 'energie', 'atn', 'effect', 'tcoMensuel']

interface EntryTableProps {
  caption: string
  columns: readonly ColumnSpec[]
  rows: readonly Row[]
  /** The table has a column with the benefit in kind. */
  atn?: boolean
  /** The table says what each changes of the net. */
  withEffect?: boolean
  /** A field narrows a long table by the words of its descriptions. */
  search?: boolean
  /** Entries are choices: one of them, or several. */
  choice?: 'one' | 'several'
  isChosen?: (row: Row) => boolean
  onChoose?: (row: Row) => void
  /** Each row has a button that takes it and ends the choice. */
  onTake?: (row: Row) => void
  errorAt?: (row: Row) => string | null
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode
}

/**
 * Cars, bikes, devices, extensions: ten rows, by description unless told, sorted by a click on a column's name. On a
 * phone the other columns stand below the description: beside it they would reach over the edge of their card.
 */
export function EntryTable({
  caption,
  columns,
  rows,
  atn,
  withEffect,
  search,
  choice,
  isChosen,
  onChoose,
  onTake,
  errorAt,
  actions,
}: EntryTableProps) {
  const t = useT()
  const nameOf = useNameOf()
  const locale = useLocale()
  const wide = useMedia('(min-width: 40rem)')
  const group = useId()
  const [sort, setSort] = useState<Sort>({ by: 'description', down: false })
  const [page, setPage] = useState(0)
  const [typed, setTyped] = useState('')
  const textOf = (row: Row, by: SortKey) => {
    if (by === 'description') return nameOf(row.entry)
    const text = String(row.entry[by as 'energie'] ?? '')
    return by === 'energie' ? t(`fields.choice_${text}`) : text
  }
  const searched = search === true && rows.length > PER_PAGE
  const found = searched ? rows.filter(({ entry }) => matches(nameOf(entry), typed)) : rows
  const ordered = sorted(found, sort, textOf, locale)
  const last = Math.max(0, Math.ceil(found.length / PER_PAGE) - 1)
  const at = Math.min(page, last)
  const rowsHere = ordered.slice(at * PER_PAGE, (at + 1) * PER_PAGE)
  const keys = useRowKeys({ count: rowsHere.length, page: at, last, onPage: setPage })
  const [first, ...rest] = columns.filter(({ hidden }) => !hidden)
  const shown = first ? [first, ...(wide ? rest : [])] : []
  // What one looks for first; buttons leave no room for it beside the name.
  const effectBeside = withEffect === true && (wide || !(actions || onTake))
  const heads = [
    ...shown.map(({ key, kind }) => ({ key: key as string, right: isNumber(kind) })),
    ...(atn && wide ? [{ key: 'atn', right: true }] : []),
    ...(effectBeside ? [{ key: 'effect', right: true }] : []),
  ]
  return (
    <div>
      {searched && (
        <Input
          type="search"
          className="mb-2"
          aria-label={t('editor.searchEntries')}
          placeholder={t('editor.searchEntries')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(0)
          }}
          onKeyDown={(event) => {
            if (!onTake || event.key !== 'ArrowDown') return
            event.preventDefault()
            keys.enter()
          }}
        />
      )}
      {found.length === 0 && (
        <p role="status" className="py-2 text-sm text-ink-soft">
          {t('common.noResults')}
        </p>
      )}
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {choice && (
              <th scope="col" className="w-8">
                <span className="sr-only">{t('editor.choice')}</span>
              </th>
            )}
            {heads.map(({ key, right }) => (
              <th
                key={key}
                scope="col"
                aria-sort={sort.by !== key ? undefined : sort.down ? 'descending' : 'ascending'}
                className={cn(
                  'py-1.5 pr-2 font-medium 2xl:pr-3',
                  right ? 'text-right' : 'text-left'
                )}
              >
                {SORTABLE.includes(key) ? (
                  <SortButton
                    label={
                      key === 'effect'
                        ? t('editor.columnEffect')
                        : key === 'atn'
                          ? `${t('fields.column_atn')} ${t('pay.perMonthUnit')}`
                          : t(`fields.column_${key}`)
                    }
                    sort={sort}
                    by={key as SortKey}
                    onSort={setSort}
                  />
                ) : (
                  t(`fields.column_${key}`)
                )}
              </th>
            ))}
            {(actions || onTake) && (
              <th scope="col">
                <span className="sr-only">{t('editor.rowActions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={keys.body} onKeyDown={onTake && keys.onKeyDown}>
          {rowsHere.map((row, place) => {
            const chosen = isChosen?.(row) ?? false
            const name = nameOf(row.entry) || t('editor.unnamed')
            const error = errorAt?.(row) ?? null
            return (
              <tr
                key={row.at}
                className={cn(
                  'border-b border-line has-focus-visible:bg-sunken',
                  chosen && 'bg-sunken'
                )}
              >
                {choice && (
                  <td className="px-2">
                    <input
                      type={choice === 'one' ? 'radio' : 'checkbox'}
                      name={group}
                      className="accent-accent"
                      aria-label={t('editor.choose', { name })}
                      checked={chosen}
                      onChange={() => onChoose?.(row)}
                    />
                  </td>
                )}
                {shown.map((column, index) =>
                  index === 0 ? (
                    <th
                      key={column.key}
                      scope="row"
                      className="py-2 pr-2 text-left font-normal wrap-anywhere 2xl:pr-3"
                    >
                      {name}
                      {!wide && (
                        <Details
                          columns={rest}
                          row={row}
                          atn={atn}
                          withEffect={withEffect && !effectBeside}
                        />
                      )}
                      {error !== null && (
                        <span role="alert" className="block text-xs text-danger">
                          {error}
                        </span>
                      )}
                    </th>
                  ) : (
                    <td
                      key={column.key}
                      className={cn('py-2 pr-2 2xl:pr-3', isNumber(column.kind) && 'amount')}
                    >
                      <Cell column={column} row={row} />
                    </td>
                  )
                )}
                {atn && wide && <AtnCell amount={row.atn} />}
                {effectBeside && <EffectCell amount={row.effect} />}
                {onTake && (
                  <td className="w-0 py-1.5 text-right">
                    <Button
                      size="sm"
                      data-take
                      tabIndex={place === keys.active ? 0 : -1}
                      aria-label={t('editor.choose', { name })}
                      onFocus={() => keys.onFocus(place)}
                      onClick={() => onTake(row)}
                    >
                      {t('editor.chooseShort')}
                    </Button>
                  </td>
                )}
                {actions && <td className="w-0 text-right whitespace-nowrap">{actions(row)}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
      {last > 0 && (
        <Pages page={at} last={last} total={found.length} onPage={setPage} label={caption} />
      )}
    </div>
  )
}

function isNumber(kind: ColumnSpec['kind']): boolean {
  return kind === 'amount' || kind === 'count'
}

function Cell({ column, row }: { column: ColumnSpec; row: Row }) {
  return useCellText()(column, row)
}

/** What a column says of an entry. */
function useCellText() {
  const t = useT()
  const format = useFormat()
  return ({ key, kind }: ColumnSpec, { entry }: Row): string => {
    const value = entry[key]
    if (value === undefined || value === null) return '–'
    if (kind === 'choice') return t(`fields.choice_${value}`)
    if (kind === 'amount') return format.euros(value as number)
    return String(value)
  }
}

/** The columns beside the description, each with its name, where there is no room for them. */
function Details({
  columns,
  row,
  atn,
  withEffect,
}: {
  columns: readonly ColumnSpec[]
  row: Row
  atn?: boolean
  withEffect?: boolean
}) {
  const t = useT()
  const format = useFormat()
  const textOf = useCellText()
  const named = (label: string, value: string) => t('editor.columnValue', { label, value })
  const facts = columns.map((column) => {
    const text = textOf(column, row)
    return column.kind === 'choice' ? text : named(t(`fields.column_${column.key}`), text)
  })
  if (atn && row.atn !== undefined)
    facts.push(
      named(`${t('fields.column_atn')} ${t('pay.perMonthUnit')}`, format.euros(row.atn, 0))
    )
  if (withEffect && row.effect !== undefined)
    facts.push(named(t('editor.columnEffect'), format.difference(row.effect)))
  return <span className="block text-xs text-ink-soft">{facts.join(' · ')}</span>
}

/** Benefits in kind are shown in whole euros. */
function AtnCell({ amount }: { amount?: number }) {
  const format = useFormat()
  return (
    <td
      className="amount py-2 pr-3"
      title={amount === undefined ? undefined : format.euros(amount)}
    >
      {amount === undefined ? '–' : format.euros(amount, 0)}
    </td>
  )
}

/** What it changes of the net, with its sign; neutral in colour, as any change. */
function EffectCell({ amount }: { amount?: number }) {
  const format = useFormat()
  return (
    <td className="amount py-2 pr-3">{amount === undefined ? '–' : format.difference(amount)}</td>
  )
}

function SortButton({
  label,
  sort,
  by,
  onSort,
}: {
  label: string
  sort: Sort
  by: SortKey
  onSort: (sort: Sort) => void
}) {
  const Arrow = sort.down ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
      onClick={() => onSort(nextSort(sort, by))}
    >
      {label}
      {sort.by === by && <Arrow className="size-3" aria-hidden />}
    </button>
  )
}

function Pages({
  page,
  last,
  total,
  onPage,
  label,
}: {
  page: number
  last: number
  total: number
  onPage: (page: number) => void
  label: string
}) {
  const t = useT()
  return (
    <nav
      aria-label={label}
      className="mt-2 flex items-center justify-end gap-1 text-xs text-ink-soft"
    >
      <span role="status">
        {t('editor.rowsOf', {
          from: page * PER_PAGE + 1,
          to: Math.min(total, (page + 1) * PER_PAGE),
          total,
        })}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('lists.previousPage')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('lists.nextPage')}
        disabled={page === last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  )
}
