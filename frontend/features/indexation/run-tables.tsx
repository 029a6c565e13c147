import type { RunDetail } from '@/api/indexations'
import { SectionCard } from '@/components/ui/card'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** The same by department and by month. */
export function RunTables({ run: { totals } }: { run: RunDetail }) {
  const t = useT()
  const format = useFormat()
  const more = (value: number) => format.difference(value, 0)
  return (
    <>
      <SectionCard title={t('indexation.byDepartment')}>
        <Table
          caption={t('indexation.byDepartment')}
          heads={[
            t('indexation.department'),
            t('indexation.people'),
            t('indexation.sum_gross'),
            t('indexation.sum_kept'),
            t('indexation.sum_contribution'),
            t('indexation.sum_cost'),
          ]}
          rows={totals.departments.map((row) => [
            row.name ?? t('indexation.noDepartment'),
            format.amount(row.people, 0),
            more(row.gross),
            format.amount(row.kept),
            format.amount(row.contribution),
            more(row.cost),
          ])}
        />
      </SectionCard>
      <SectionCard title={t('indexation.byMonth')}>
        <Table
          caption={t('indexation.byMonth')}
          heads={[
            t('indexation.month'),
            t('indexation.costOfMonth'),
            t('indexation.sum_contribution'),
          ]}
          rows={totals.months.map(({ month, cost, contribution }) => [
            format.month(`${month}-01`, 'long', 'numeric'),
            more(cost),
            format.amount(contribution),
          ])}
        />
        <p className="mt-3 text-xs text-ink-soft">{t('indexation.byMonthNote')}</p>
      </SectionCard>
    </>
  )
}

interface TableProps {
  caption: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table className="w-full text-right text-sm tabular-nums [&_td]:py-1.5 [&_td]:pl-4 [&_td]:whitespace-nowrap [&_th]:py-1.5 [&_th]:pl-4 [&_th]:font-normal [&_th:first-child]:pl-0 [&_th:first-child]:text-left">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first} className="border-t border-line">
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
