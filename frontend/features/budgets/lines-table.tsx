import { useState } from 'react'
import type { BudgetFigures } from '@/api/budgets'
import { SectionCard } from '@/components/ui/card'
import { Segmented } from '@/components/ui/segmented'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

const GROUPS = ['pay', 'holidayPay', 'yearEnd', 'costs', 'variable', 'benefits'] as const

/** Months by department and cost centre, or by group of cost. */
export function LinesTable({ figures }: { figures: BudgetFigures }) {
  const t = useT()
  const format = useFormat()
  const [by, setBy] = useState<'place' | 'group'>('place')
  const { months, lines } = figures
  const ofLine = (line: BudgetFigures['lines'][number], at: number) =>
    GROUPS.reduce((sum, group) => sum + line.groups[group][at]!, 0)
  const rows =
    by === 'place'
      ? lines.map((line) => ({
          key: `${line.departmentId} ${line.costCenterId}`,
          label: [
            line.department ?? t('budgets.noDepartment'),
            line.costCenter ?? (line.costCenterId ? '–' : null),
          ]
            .filter(Boolean)
            .join(' · '),
          cells: months.map((_, at) => ofLine(line, at)),
        }))
      : GROUPS.filter((group) => months.some(({ groups }) => groups[group] !== 0)).map((group) => ({
          key: group,
          label: t(`budgets.group_${group}`),
          cells: months.map(({ groups }) => groups[group]),
        }))
  const sum = (cells: readonly number[]) => cells.reduce((all, cell) => all + cell, 0)
  return (
    <SectionCard
      title={t('budgets.lines')}
      className="min-w-0"
      aside={
        <Segmented
          label={t('budgets.lines')}
          value={by}
          onValueChange={setBy}
          options={[
            { value: 'place', label: t('budgets.byPlace') },
            { value: 'group', label: t('budgets.byGroup') },
          ]}
        />
      }
    >
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('budgets.lines')}>
        <table className="w-full text-right text-sm tabular-nums [&_td]:py-1 [&_td]:pl-3 [&_td]:whitespace-nowrap [&_th]:py-1 [&_th]:pl-3 [&_th]:font-normal [&_th]:whitespace-nowrap [&_th:first-child]:pl-0 [&_th:first-child]:text-left">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col">{t(by === 'place' ? 'budgets.place' : 'budgets.group')}</th>
              {months.map(({ month }) => (
                <th key={month} scope="col">
                  {format.month(`${month}-01`, 'short', '2-digit')}
                </th>
              ))}
              <th scope="col">{t('budgets.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={months[at]!.month}>{format.euros(cell, 0)}</td>
                ))}
                <td>{format.euros(sum(cells), 0)}</td>
              </tr>
            ))}
            <tr className="border-t border-line font-semibold [&_th]:font-semibold">
              <th scope="row">{t('budgets.total')}</th>
              {months.map(({ month, expected }) => (
                <td key={month}>{format.euros(expected, 0)}</td>
              ))}
              <td>{format.euros(figures.total.expected, 0)}</td>
            </tr>
          </tbody>
        </table>
      </div>
    </SectionCard>
  )
}
