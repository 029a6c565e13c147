import { useLineText } from '@/components/pay/use-line-text'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { differs, type CompareRow, type CompareSection } from './compare-rows.ts'

interface CompareTableProps {
  section: CompareSection
  /** The name of each column. */
  names: string[]
  onlyDifferences: boolean
}

/** Lines side by side; where columns disagree the line is marked, and says by how much from the first. */
export function CompareTable({ section, names, onlyDifferences }: CompareTableProps) {
  const t = useT()
  const { title } = useLineText()
  const rows = onlyDifferences ? section.rows.filter(differs) : section.rows
  if (rows.length === 0) return null
  const nameOf = ({ key }: CompareRow) =>
    key === 'costAnnual' ? t('package-view.costAnnual') : title(key)
  return (
    <section className="break-inside-avoid">
      <h2 className="mt-6 mb-2 flex items-baseline justify-between gap-4 font-semibold">
        {t(`compare.section_${section.id}`)}
      </h2>
      <div className="overflow-x-auto rounded-xl border border-line bg-surface px-3 sm:px-4">
        <table className="w-full table-fixed border-collapse text-sm">
          <caption className="sr-only">{t(`compare.section_${section.id}`)}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-soft max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]">
              <th scope="col" className="w-1/4 py-2 text-left font-medium max-md:sr-only">
                {t('pay.line')}
              </th>
              {names.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  title={name}
                  className="truncate py-2 pr-2 pl-3 text-right font-medium"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} name={nameOf(row)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ row, name }: { row: CompareRow; name: string }) {
  const t = useT()
  const format = useFormat()
  const different = differs(row)
  const [first] = row.amounts
  return (
    <tr
      className={cn(
        'border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-md:py-1',
        row.kind !== 'line' && 'font-medium',
        different && 'bg-accent-soft/60'
      )}
    >
      <th
        scope="row"
        className={cn(
          'py-1.5 pr-3 pl-2 text-left wrap-anywhere hyphens-auto max-md:col-span-full max-md:pb-0',
          row.kind === 'line' ? 'font-normal text-ink-soft' : 'font-medium'
        )}
      >
        {name}
        {different && <span className="sr-only"> ({t('compare.different')})</span>}
      </th>
      {row.amounts.map((amount, at) => (
        <td key={at} className="amount py-1.5 pr-2 pl-3 align-top">
          {amount === null ? '–' : format.amount(amount)}
          {at > 0 &&
            amount !== null &&
            first !== null &&
            first !== undefined &&
            amount !== first && (
              <span className="block text-xs font-normal text-ink-soft">
                {format.difference(amount - first, 2)}
              </span>
            )}
        </td>
      ))}
    </tr>
  )
}
