import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Download, Printer, Table2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Menu, MenuItem } from '@/components/ui/dropdown-menu'
import { cn } from '@/lib/cn'
import { writeCsv } from '@/lib/csv'
import { download } from '@/lib/download'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { writeXlsx } from '@/lib/xlsx'
import { pngOf } from './png-of.ts'

type Cell = string | number | null

/** One column of the table: its head, and how its numbers are written. */
export interface FigureColumn {
  head: string
  /** A number as the table shows it; the file has it as it is. */
  show?: (value: number) => string
}

interface FigureProps {
  title: string
  /** The name of the files. */
  name: string
  /** What is chosen and said of the picture: unlike the picture itself, for all readers. */
  lead?: ReactNode
  /** The picture; without one the table is all. Nothing in it takes the focus. */
  children?: ReactNode
  columns: readonly FigureColumn[]
  rows: readonly (readonly Cell[])[]
  /** Of each row the address of the person whom it is about: what a click in the picture opens. */
  links?: readonly string[]
  aside?: ReactNode
  /** What the figures mean. */
  how: ReactNode
  /** A picture for the file, where what is shown is no SVG. */
  drawn?: () => string
}

/** A picture with the same figures as a table: for keyboard, screen reader, paper and file. */
export function Figure({
  title,
  name,
  lead,
  children,
  columns,
  rows,
  links,
  aside,
  how,
  drawn,
}: FigureProps) {
  const t = useT()
  const picture = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(!children)
  return (
    <SectionCard
      title={title}
      aside={aside}
      className="break-inside-avoid print:border-0 print:p-0"
    >
      {lead}
      {children && (
        <div ref={picture} aria-hidden className="overflow-x-auto">
          {children}
        </div>
      )}
      <div className="mt-3 -ml-2 flex flex-wrap gap-1 print:hidden">
        {children && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={asTable}
            onClick={() => setAsTable(!asTable)}
          >
            <Table2 aria-hidden />
            {t('analytics.asTable')}
          </Button>
        )}
        <FileMenu
          name={name}
          columns={columns}
          rows={rows}
          picture={() => drawn?.() ?? picture.current?.querySelector('svg') ?? null}
        />
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('common.print')}
        </Button>
      </div>
      <Rows title={title} columns={columns} rows={rows} links={links} visible={asTable} />
      <p className="mt-3 max-w-prose text-xs text-ink-soft">{how}</p>
    </SectionCard>
  )
}

/** As many rows as the page holds at once; the files have all. */
const MOST_ROWS = 500

function Rows({
  title,
  columns,
  rows,
  links,
  visible,
}: Pick<FigureProps, 'title' | 'columns' | 'rows' | 'links'> & { visible: boolean }) {
  const t = useT()
  const shown = rows.slice(0, MOST_ROWS)
  // Words stand to the left, figures under figures.
  const sides = columns.map((_, column) =>
    shown.some((row) => typeof row[column] === 'string') &&
    shown.every((row) => typeof row[column] !== 'number')
      ? 'text-left'
      : undefined
  )
  return (
    <div
      className={cn(visible ? 'mt-2 overflow-x-auto' : 'sr-only', 'print:not-sr-only')}
      tabIndex={visible ? 0 : undefined}
      role={visible ? 'group' : undefined}
      aria-label={visible ? title : undefined}
    >
      <table className="w-full text-right text-sm tabular-nums [&_td]:py-1 [&_td]:pl-4 [&_td]:whitespace-nowrap [&_th]:py-1 [&_th]:pl-4 [&_th]:font-normal [&_th]:whitespace-nowrap [&_th]:text-ink-soft [&_th:first-child]:pl-0 [&_th:first-child]:text-left">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map(({ head }, column) => (
              <th key={head} scope="col" className={sides[column]}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {/* Nothing that is out of sight takes the focus. */}
                    {visible && links?.[at] ? (
                      <Link to={links[at]} className="text-accent hover:underline">
                        {cell}
                      </Link>
                    ) : (
                      cell
                    )}
                  </th>
                ) : (
                  <td key={column} className={sides[column]}>
                    {typeof cell === 'number' ? (columns[column]?.show?.(cell) ?? cell) : cell}
                  </td>
                )
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('analytics.moreRows', { more: rows.length - MOST_ROWS })}
        </p>
      )}
    </div>
  )
}

function FileMenu({
  name,
  columns,
  rows,
  picture,
}: Pick<FigureProps, 'name' | 'columns' | 'rows'> & {
  picture: () => SVGSVGElement | string | null
}) {
  const t = useT()
  const { amount } = useFormat()
  const toastError = useToastError()
  const header = columns.map(({ head }) => head)
  const texts = (row: readonly Cell[]) =>
    row.map((cell) => (typeof cell === 'number' ? amount(cell, decimalsOf(cell)) : (cell ?? '')))
  const save = (made: Promise<Blob>, type: string) =>
    void made.then((file) => download(file, `${name}.${type}`), toastError)
  const drawn = picture
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm">
          <Download aria-hidden />
          {t('analytics.export')}
        </Button>
      }
    >
      <MenuItem
        onSelect={() =>
          save(
            Promise.resolve(
              new Blob([writeCsv([header, ...rows.map(texts)])], { type: 'text/csv' })
            ),
            'csv'
          )
        }
      >
        CSV
      </MenuItem>
      <MenuItem onSelect={() => save(writeXlsx(header, rows), 'xlsx')}>XLSX</MenuItem>
      <MenuItem
        onSelect={() => {
          const svg = drawn()
          if (svg) save(pngOf(svg), 'png')
        }}
      >
        PNG
      </MenuItem>
    </Menu>
  )
}

const decimalsOf = (value: number) => (Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 4 : 2)
