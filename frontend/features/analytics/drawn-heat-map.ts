import type { HeatMap } from '@/api/analytics'
import type { useT } from '@/lib/use-t'
import { gridOf, keyOf, nameOf, painterOf } from './heat-map-grid.tsx'
import type { Measure } from './use-analytics-filter.ts'

const CELL = { width: 110, height: 40, names: 170 }

/** The grid as one picture for a file: the colours of the page, as they are at the moment. */
export function drawnHeatMap(
  map: HeatMap,
  measure: Measure,
  show: (value: number) => string,
  t: ReturnType<typeof useT>
): string {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const { cells, levels, departments: rows } = gridOf(map, measure)
  const paint = painterOf(map, measure)
  // A picture of its own knows no colours of the page by name.
  const paintOf = (value: number) =>
    paint(value).replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  const text = (x: number, y: number, words: string, anchor = 'middle') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${colour('--ink')}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
  const heads = levels.map((level, at) =>
    text(CELL.names + (at + 0.5) * CELL.width, 20, nameOf(level, t, 'level'))
  )
  const lines = rows.map((department, row) => {
    const y = 32 + row * CELL.height
    const boxes = levels.map((level, at) => {
      const cell = cells.get(keyOf(department, level))
      const value = cell?.[measure]
      const isTotal = department === null || level === null
      const fill = value === null || value === undefined || isTotal ? 'none' : paintOf(value)
      const words =
        value !== null && value !== undefined
          ? show(value)
          : cell?.hidden
            ? t('analytics.hiddenShort')
            : ''
      const x = CELL.names + at * CELL.width
      return `<rect x="${x + 2}" y="${y + 2}" width="${CELL.width - 4}" height="${CELL.height - 4}" rx="5" style="fill:${fill}" stroke="${colour('--line')}"/>${text(x + CELL.width / 2, y + CELL.height / 2 + 4, words)}`
    })
    return (
      text(8, y + CELL.height / 2 + 4, nameOf(department, t, 'department'), 'start') +
      boxes.join('')
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.names + levels.length * CELL.width + 8}" height="${40 + rows.length * CELL.height}" font-family="sans-serif" font-size="12">${heads.join('')}${lines.join('')}</svg>`
}
