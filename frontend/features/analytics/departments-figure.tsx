import { useHeatMap } from '@/api/analytics'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { drawnBars } from './drawn-bars.ts'
import { Figure } from './figure.tsx'
import { filterOf, useAnalyticsAddress } from './use-analytics-filter.ts'

/** Departments by what they cost in a year, with how many work there and how they are paid in their ranges. */
export function DepartmentsFigure() {
  const t = useT()
  const format = useFormat()
  const [address] = useAnalyticsAddress()
  const { data, isPending } = useHeatMap(filterOf(address))
  if (isPending) return <Skeleton className="h-72" />
  const departments = (data?.cells ?? [])
    .flatMap(({ department, level, headcount, employerCost, compaRatio, change }) =>
      department !== null && level === null
        ? {
            name: department || t('analytics.no_department'),
            people: headcount ?? 0,
            cost: employerCost ?? 0,
            compaRatio,
            change,
          }
        : []
    )
    .sort((a, b) => b.cost - a.cost)
  if (departments.length === 0) return null
  const most = departments[0]!.cost
  const euros = (value: number) => format.euros(value, 0)
  const ratio = (value: number) => format.amount(value, 2)
  const share = (value: number) => format.percent(value, 1)
  return (
    <Figure
      title={t('analytics.byDepartment')}
      name="departments"
      how={t('analytics.byDepartmentHow')}
      drawn={() =>
        drawnBars(
          departments.map(({ name, cost }) => ({ name, amount: cost })),
          euros
        )
      }
      columns={[
        { head: t('analytics.filter_department') },
        { head: t('analytics.people') },
        { head: t('analytics.measure_employerCost'), show: euros },
        { head: t('analytics.compaRatio'), show: ratio },
        { head: t('analytics.measure_change'), show: share },
      ]}
      rows={departments.map(({ name, people, cost, compaRatio, change }) => [
        name,
        people,
        cost,
        compaRatio,
        change,
      ])}
    >
      <ul className="flex flex-col gap-3">
        {departments.map(({ name, people, cost, compaRatio }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 md:grid-cols-[10rem_minmax(0,1fr)_6rem_8rem] md:items-center"
          >
            <span className="min-w-0 font-medium wrap-anywhere md:font-normal">{name}</span>
            <span className="order-last col-span-2 h-3 overflow-hidden rounded-full bg-sunken md:order-none md:col-span-1 md:h-5 md:rounded-md">
              <span
                className="block h-full rounded-full md:rounded-md"
                style={{ width: `${(cost / most) * 100}%`, background: 'var(--data-fixed)' }}
              />
            </span>
            <span className="text-right font-medium tabular-nums">{euros(cost)}</span>
            <span className="col-span-2 text-xs text-ink-soft tabular-nums md:col-span-1 md:text-right">
              {t('analytics.peopleCount', { people })}
              {compaRatio !== null && (
                <>
                  <span className="md:hidden"> · </span>
                  <span className="md:block">
                    {t('analytics.compaRatioOf', { ratio: ratio(compaRatio) })}
                  </span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  )
}
