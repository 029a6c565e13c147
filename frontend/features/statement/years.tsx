import { useState } from 'react'
import { Table2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { amountOf, PARTS, shownYears, type StatementAnswer } from './statement.ts'

/** Pixels of the tallest bar. */
const TALLEST = 144

/** The last contracts as bars of their groups, in whole euros; the same as a table. */
export function Years({ answer }: { answer: StatementAnswer }) {
  const t = useT()
  const format = useFormat()
  const [asTable, setAsTable] = useState(false)
  const years = shownYears(answer)
  if (years.length < 2) return null
  const parts = PARTS.filter(({ part }) => years.some(({ year }) => amountOf(year, part) > 0))
  const most = Math.max(...years.map(({ year }) => year.totalCashAnnuel), 1)
  const labels = labelsOf(
    years.map(({ contract }) => contract.startDateStr),
    format.month
  )
  return (
    <SectionCard
      title={t('statement.years')}
      className="rounded-2xl"
      aside={
        <Button variant="link" size="bare" onClick={() => setAsTable(!asTable)}>
          <Table2 aria-hidden />
          {t(asTable ? 'statement.asPicture' : 'statement.asTable')}
        </Button>
      }
    >
      {asTable ? (
        <div
          className="overflow-x-auto"
          tabIndex={0}
          role="region"
          aria-label={t('statement.years')}
        >
          <table className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-xs text-ink-soft">
                <th className="py-1.5 text-left font-normal">{t('statement.since')}</th>
                {parts.map(({ part }) => (
                  <th key={part} className="py-1.5 pl-3 text-right font-normal">
                    {t(`statement.part_${part}`)}
                  </th>
                ))}
                <th className="py-1.5 pl-3 text-right font-normal">{t('statement.total')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {years.map(({ contract, year }) => (
                <tr key={contract.contractId}>
                  <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                    {format.day(contract.startDateStr, 'short')}
                  </th>
                  {parts.map(({ part }) => (
                    <td key={part} className="amount py-1.5 pl-3">
                      {format.euros(amountOf(year, part), 0)}
                    </td>
                  ))}
                  <td className="amount py-1.5 pl-3 font-semibold">
                    {format.euros(year.totalCashAnnuel, 0)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ul
          aria-label={t('statement.years')}
          className="grid auto-cols-fr grid-flow-col items-end gap-1.5 text-center text-xs text-ink-soft sm:gap-2.5"
        >
          {years.map(({ contract, year }, at) => (
            <li
              key={contract.contractId}
              className={at === years.length - 1 ? 'font-semibold text-ink' : undefined}
            >
              <span className="block tabular-nums whitespace-nowrap">
                {format.compactEuros(year.totalCashAnnuel)}
              </span>
              <span
                aria-hidden
                title={format.euros(year.totalCashAnnuel)}
                className="mt-1 mb-1.5 flex flex-col-reverse gap-px overflow-hidden rounded-md"
              >
                {parts.map(({ part, colour }) => {
                  const amount = amountOf(year, part)
                  return amount > 0 ? (
                    <i
                      key={part}
                      className="block min-h-0.5"
                      style={{ height: (amount / most) * TALLEST, background: colour }}
                    />
                  ) : null
                })}
              </span>
              <span className="block">{labels[at]}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

/** The year of each; with its month where a year has several. */
function labelsOf(days: readonly string[], month: ReturnType<typeof useFormat>['month']): string[] {
  const years = days.map((day) => day.slice(0, 4))
  return days.map((day, at) =>
    years.filter((year) => year === years[at]).length > 1
      ? month(day, 'short', '2-digit')
      : years[at]!
  )
}
