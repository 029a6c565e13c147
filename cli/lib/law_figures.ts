import type { ListedParameter, ListedValue } from '#modules/compute/pure'

/** The value in force on a day, or `undefined` before the law had one. */
export function valueOn({ values }: ListedParameter, day: string): ListedValue | undefined {
  return values.findLast(({ from }) => from <= day)
}

/** The law has a figure there that nobody here knows. */
export function isGap(value: ListedValue | undefined): boolean {
  return value !== undefined && value.value === null && value.confidence === 'not_found'
}

/** A figure with its unit; `–` where the law has none on that day, `not known` where it has one. */
export function figureOf(value: ListedValue | undefined, unit: ListedParameter['unit']): string {
  if (isGap(value)) return 'not known'
  if (value === undefined || value.value === null) return '–'
  if (Array.isArray(value.value) && value.value.length === 0) return 'none'
  const shown = typeof value.value === 'number' ? String(value.value) : value.value.join(' · ')
  return unit === 'count' ? shown : `${shown} ${unit}`
}
