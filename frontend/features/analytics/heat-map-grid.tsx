import type { HeatMap } from '@/api/analytics'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import type { Measure } from './use-analytics-filter.ts'

interface HeatMapGridProps {
  map: HeatMap
  measure: Measure
  /** Writes a value of the measure. */
  show: (value: number) => string
}

/** Departments by level, each cell in the colour of its measure, with how many stand behind it; then what the colours mean. */
export function HeatMapGrid({ map, measure, show }: HeatMapGridProps) {
  const t = useT()
  const paint = painterOf(map, measure)
  const { cells, levels, departments } = gridOf(map, measure)
  // The sum of amounts would be the strongest of all.
  const paintsTotals = measure === 'compaRatio' || measure === 'change'
  return (
    <>
      <table className="w-full border-separate border-spacing-0.5 text-sm sm:border-spacing-1 tabular-nums">
        <thead>
          <tr>
            <th className="sticky left-0 bg-surface" />
            {levels.map((level) => (
              <th
                key={level ?? '*'}
                className="px-1 py-1 text-center align-bottom font-normal text-ink-soft sm:px-2"
              >
                {nameOf(level, t, 'level')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departments.map((department) => (
            <tr key={department ?? '*'}>
              <th className="sticky left-0 bg-surface pr-2 text-left font-normal text-ink-soft sm:pr-3 sm:whitespace-nowrap">
                {nameOf(department, t, 'department')}
              </th>
              {levels.map((level) => {
                const cell = cells.get(keyOf(department, level))
                const value = cell?.[measure]
                const isTotal = department === null || level === null
                const isPainted =
                  value !== null && value !== undefined && (!isTotal || paintsTotals)
                return (
                  <td
                    key={level ?? '*'}
                    className={cn(
                      'h-12 min-w-12 rounded-md px-0.5 text-center leading-tight whitespace-nowrap sm:min-w-20 sm:px-2',
                      !isPainted && 'bg-sunken',
                      !cell && 'opacity-50',
                      isTotal && 'font-medium'
                    )}
                    style={isPainted ? { backgroundColor: paint(value) } : undefined}
                  >
                    {value !== null && value !== undefined ? (
                      <>
                        {show(value)}
                        {measure !== 'headcount' && cell!.headcount !== null && (
                          <span className="block text-xs font-normal">
                            {t('analytics.peopleShort', { people: cell!.headcount })}
                          </span>
                        )}
                      </>
                    ) : cell?.hidden ? (
                      <span className="text-xs font-normal text-ink-soft">
                        {t('analytics.hiddenShort')}
                      </span>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Scale map={map} measure={measure} show={show} />
    </>
  )
}

/** The rows and columns that have something to say of a measure, the totals last, and people of no level before them. */
export function gridOf(map: HeatMap, measure: Measure) {
  const told = map.cells.filter((cell) => cell[measure] !== null || cell.hidden)
  const named = (all: readonly string[], of: 'department' | 'level') =>
    all
      .filter((name) => told.some((cell) => cell[of] === name))
      .sort((a, b) => Number(a === '') - Number(b === ''))
  return {
    cells: new Map(map.cells.map((cell) => [keyOf(cell.department, cell.level), cell])),
    levels: [...named(map.levels, 'level'), null],
    departments: [...named(map.departments, 'department'), null],
  }
}

/** How far a measure goes from its middle: of a ratio that is one, of a change and an amount nothing. */
function reachOf({ cells }: HeatMap, measure: Measure) {
  const values = cells.flatMap(({ department, level, [measure]: value }) =>
    department !== null && level !== null && value !== null ? value : []
  )
  const middle = measure === 'compaRatio' ? 1 : 0
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b - middle)), 0) || 1
  return { middle, most, isTwoSided: measure === 'compaRatio' || measure === 'change' }
}

/** Blue above and brown below the middle of a ratio; of an amount the more the stronger. */
export function painterOf(map: HeatMap, measure: Measure): (value: number) => string {
  const { middle, most } = reachOf(map, measure)
  return (value) => {
    const share = Math.round(Math.min(1, Math.abs(value - middle) / most) * 40) + 6
    const colour = value < middle ? 'var(--data-variable)' : 'var(--data-fixed)'
    return `color-mix(in oklab, ${colour} ${share}%, var(--surface))`
  }
}

/** What the colours mean: the ends of the scale, and its middle where it has two sides. */
function Scale({ map, measure, show }: HeatMapGridProps) {
  const { middle, most, isTwoSided } = reachOf(map, measure)
  const paint = painterOf(map, measure)
  const ends = isTwoSided ? [middle - most, middle, middle + most] : [0, most]
  return (
    <div className="mt-3 flex items-center gap-2 text-xs text-ink-soft tabular-nums">
      {show(ends[0]!)}
      <span
        className="h-2.5 w-40 rounded-full border border-line"
        style={{ background: `linear-gradient(to right, ${ends.map(paint).join(', ')})` }}
      />
      {show(ends.at(-1)!)}
    </div>
  )
}

export function nameOf(
  name: string | null,
  t: ReturnType<typeof useT>,
  of: 'department' | 'level'
): string {
  return name === null ? t('analytics.all') : name || t(`analytics.no_${of}`)
}

export const keyOf = (department: string | null, level: string | null) =>
  JSON.stringify([department, level])
