import { decimalsOfPeople, expectsTurnover } from '#modules/budgets/domain/expected_people'
import type { BudgetFigures } from '@/api/budgets'
import { Twin } from '@/components/charts/twin'
import { useChartWidth } from '@/components/charts/use-chart-width'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

type Month = BudgetFigures['months'][number]

/** What is paid once a year is of the fixed pay, in a paler tone. */
const GROUPS = [
  ['pay', 'var(--data-fixed)', 1],
  ['holidayPay', 'var(--data-fixed)', 0.55],
  ['yearEnd', 'var(--data-fixed)', 0.3],
  ['costs', 'var(--data-costs)', 1],
  ['variable', 'var(--data-variable)', 1],
  ['benefits', 'var(--data-benefits)', 1],
] as const

const HEIGHT = 190
const WIDTH_AT_DESK = 640
const GAP = 0.3

/** The months as stacked bars, with the range of the index as a shade over their tops; those that are over are framed. */
export function MonthsFigure({ figures }: { figures: BudgetFigures }) {
  const t = useT()
  const format = useFormat()
  const { months } = figures
  const most = Math.max(1, ...months.map(({ high, expected }) => Math.max(high, expected)))
  const chartWidth = useChartWidth(WIDTH_AT_DESK)
  const step = chartWidth / months.length
  const y = (amount: number) => HEIGHT - (HEIGHT * amount) / most
  const hasRange = months.some(({ low, high }) => low !== high)
  const shown = GROUPS.filter(([group]) => months.some(({ groups }) => groups[group] !== 0))
  const isExpected = expectsTurnover(months)
  const some = (people: number) => format.number(people, decimalsOfPeople(people, 2))
  const nameOf = ({ month }: Month) => format.month(`${month}-01`, 'long', 'numeric')
  return (
    <Twin
      title={t('budgets.monthsTitle')}
      heads={[
        t('budgets.month'),
        t('budgets.people'),
        ...(isExpected ? [t('budgets.leaving'), t('budgets.joining')] : []),
        ...shown.map(([group]) => t(`budgets.group_${group}`)),
        t('budgets.expected'),
        t('budgets.low'),
        t('budgets.high'),
      ]}
      rows={months.map((month) => [
        nameOf(month),
        format.number(month.people, 2),
        ...(isExpected ? [some(month.leaving), some(month.joining)] : []),
        ...shown.map(([group]) => format.euros(month.groups[group], 0)),
        format.euros(month.expected, 0),
        format.euros(month.low, 0),
        format.euros(month.high, 0),
      ])}
    >
      <svg
        viewBox={`0 0 ${chartWidth} ${HEIGHT + 18}`}
        className="h-auto w-full"
        role="presentation"
      >
        {months.map((month, at) => {
          const x = at * step + (step * GAP) / 2
          const width = step * (1 - GAP)
          let base = HEIGHT
          return (
            <g key={month.month}>
              {shown.map(([group, colour, opacity]) => {
                const height = Math.max(0, (HEIGHT * month.groups[group]) / most)
                base -= height
                return (
                  <rect
                    key={group}
                    x={x}
                    y={base}
                    width={width}
                    height={height}
                    fill={colour}
                    fillOpacity={opacity}
                  />
                )
              })}
              {month.isActual && (
                <rect
                  x={x - 1}
                  y={y(month.expected) - 1}
                  width={width + 2}
                  height={HEIGHT - y(month.expected) + 1}
                  fill="none"
                  stroke="var(--ink)"
                />
              )}
              {month.low !== month.high && (
                <rect
                  x={x - step * 0.1}
                  y={y(month.high)}
                  width={width + step * 0.2}
                  height={Math.max(2, y(month.low) - y(month.high))}
                  fill="var(--ink)"
                  fillOpacity={0.45}
                />
              )}
              {isLabelled(at, months.length) && (
                <text
                  x={x + width / 2}
                  y={HEIGHT + 13}
                  textAnchor="middle"
                  fontSize={11}
                  fill="var(--ink-soft)"
                >
                  {format.month(`${month.month}-01`, 'narrow')}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {shown.map(([group, colour, opacity]) => (
          <Key key={group} label={t(`budgets.group_${group}`)} colour={colour} opacity={opacity} />
        ))}
        {hasRange && <Key label={t('budgets.rangeKey')} colour="var(--ink)" opacity={0.45} />}
        {months.some(({ isActual }) => isActual) && <span>{t('budgets.actualKey')}</span>}
      </p>
    </Twin>
  )
}

/** Of many months every third has its letter. */
function isLabelled(at: number, months: number): boolean {
  return months <= 18 || at % 3 === 0
}

function Key({ label, colour, opacity }: { label: string; colour: string; opacity: number }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg className="size-2.5" viewBox="0 0 10 10">
        <rect width="10" height="10" rx="2" fill={colour} fillOpacity={opacity} />
      </svg>
      {label}
    </span>
  )
}
