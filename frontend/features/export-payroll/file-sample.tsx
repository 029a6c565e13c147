import { useT } from '@/lib/use-t'
import type { PayrollLayout } from '@/api/payroll-profiles'

interface FileSampleProps {
  layout: Pick<PayrollLayout, 'format' | 'titles'> & {
    columns: readonly { title: string; width: number | null }[]
  }
  rows: readonly (readonly string[])[]
  label: string
}

/** The first rows as the file has them, its columns ruled; of fixed width with their positions, every space a space. */
export function FileSample({ layout, rows, label }: FileSampleProps) {
  const t = useT()
  const { format, columns } = layout
  const ends = columns.reduce<number[]>(
    (before, { width }) => [...before, (before.at(-1) ?? 0) + (width ?? 0)],
    []
  )
  const positions = (at: number) => {
    const first = (ends[at - 1] ?? 0) + 1
    return first >= ends[at]! ? String(first) : `${first}–${ends[at]}`
  }
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      // What is only read aloud stays inside what scrolls.
      className="relative overflow-x-auto rounded-lg border border-line"
    >
      <table className="text-left font-mono text-xs">
        <thead className="bg-sunken text-ink-soft">
          <tr>
            {columns.map(({ title }, at) => (
              <th
                key={at}
                scope="col"
                className="border-l border-line px-1.5 py-1.5 align-bottom font-normal whitespace-nowrap first:border-l-0"
              >
                {title || <span className="sr-only">{t('export-payroll.noTitle')}</span>}
                {format === 'FIXED' && <span className="block tabular-nums">{positions(at)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            <tr key={nth} className="border-t border-line">
              {row.map((cell, at) => (
                <td
                  key={at}
                  className="border-l border-line px-1.5 py-1 whitespace-pre first:border-l-0"
                >
                  {format === 'FIXED' ? <Spaced text={cell} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Spaces that fill a column are seen, and not read aloud. */
function Spaced({ text }: { text: string }) {
  return text.split(/( +)/).map((part, at) =>
    part.startsWith(' ') ? (
      <span key={at} aria-hidden className="text-ink-soft/60 select-none">
        {'·'.repeat(part.length)}
      </span>
    ) : (
      part
    )
  )
}
