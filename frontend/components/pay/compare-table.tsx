import type { ReactNode } from 'react'
import { lineLabel, type ComputeFigures } from '#modules/compute/pure'
import { useLineText } from '@/components/pay/use-line-text'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { costRule } from '@/lib/pay/cost-rule'
import { differs, type CompareRow, type CompareSection } from '@/lib/pay/compare-rows'
import { ProjectedSign } from './projected-sign.tsx'
import { SideBySide } from './side-by-side.tsx'
import { WhyProvider, type Explain } from './why-context.tsx'
import { Why } from './why.tsx'

interface CompareTableProps {
  section: CompareSection
  /** The name of each column. */
  names: string[]
  /** What stands at the head of each instead of its name. */
  heads?: readonly ReactNode[]
  /** The line that is looked for first, of a table that is the answer in short: whole euros, its own the largest. */
  first?: string
  /** What explains the figures of each column; nothing is asked where a column has none. */
  reasons?: readonly (ColumnReasons | null)[]
  onlyDifferences: boolean
  /** On a phone it begins folded. */
  foldable?: boolean
  /** Of a section that is none of the comparison's own, and the names of its lines. */
  title?: string
  nameOf?: (row: CompareRow) => string
}

/** The figures of a column and why they are what they are. */
export interface ColumnReasons {
  compute: ComputeFigures
  explain: Explain
  /** The paths of the lines that follow from figures of an earlier year. */
  projected?: ReadonlySet<string>
}

/** Lines side by side; where columns disagree the line is marked, and says by how much from the first. */
export function CompareTable({
  section,
  names,
  heads,
  first,
  reasons = [],
  onlyDifferences,
  foldable,
  title,
  nameOf,
}: CompareTableProps) {
  const t = useT()
  const line = useLineText()
  const rows = onlyDifferences ? section.rows.filter(differs) : section.rows
  if (rows.length === 0) return null
  const ownName = ({ key, amounts }: CompareRow) =>
    key === 'costAnnual' ? t('package-view.costAnnual') : line.title(lineLabel(key, ...amounts))
  return (
    <SideBySide
      title={title ?? t(`compare.section_${section.id}`)}
      names={names}
      heads={heads}
      foldable={foldable}
    >
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          first={first}
          name={(nameOf ?? ownName)(row)}
          names={names}
          reasons={reasons}
        />
      ))}
    </SideBySide>
  )
}

interface RowProps {
  row: CompareRow
  first?: string
  name: string
  names: string[]
  reasons: readonly (ColumnReasons | null)[]
}

function Row({ row, first: asked, name, names, reasons }: RowProps) {
  const t = useT()
  const format = useFormat()
  const short = asked !== undefined
  const different = differs(row)
  const [first] = row.amounts
  return (
    <tr
      className={cn(
        'border-b border-line last:border-b-0 max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-md:py-1',
        row.kind !== 'line' && 'font-medium',
        // Where every line differs, none stands out.
        different && !short && 'bg-sunken'
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
        {/* One says it in its name. */}
        {short && row.path?.includes('Mensuelle') && row.key !== 'remunerationMensuelle' && (
          <span className="ml-1 text-xs font-normal text-ink-soft">{t('pay.perMonthUnit')}</span>
        )}
        {different && <span className="sr-only"> ({t('compare.different')})</span>}
      </th>
      {row.amounts.map((amount, at) => (
        <td key={at} className="amount py-1.5 pr-2 pl-3 align-top">
          <span className="flex items-start justify-end gap-1">
            <span>
              <span
                className={cn(row.key === asked && 'text-lg font-semibold')}
                title={short && amount !== null ? format.euros(amount) : undefined}
              >
                {amount === null ? '–' : short ? format.euros(amount, 0) : format.amount(amount)}
              </span>
              {amount !== null && row.path && reasons[at]?.projected?.has(row.path) && (
                <ProjectedSign />
              )}
              {at > 0 &&
                amount !== null &&
                first !== null &&
                first !== undefined &&
                amount !== first && (
                  <span className="block text-xs font-normal text-ink-soft">
                    <span aria-hidden>{amount > first ? '↑ ' : '↓ '}</span>
                    {format.difference(amount - first, short ? 0 : 2)}
                  </span>
                )}
            </span>
            {reasons[at] && <Reason row={row} title={`${name}, ${names[at]}`} of={reasons[at]} />}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** Why a figure of one column is what it is. */
function Reason({ row, title, of }: { row: CompareRow; title: string; of: ColumnReasons }) {
  const { key, rule = key, part } = row
  const terms = () =>
    of.compute.coutEmployeur[part!]
      .filter(({ amount }) => amount !== 0)
      .map((line) => ({ ...line, rule: costRule(line.key) }))
  return (
    <WhyProvider explain={of.explain}>
      <Why rule={rule} title={title} sum={part && terms} />
    </WhyProvider>
  )
}
