import {
  readFigure,
  type FactMeasure,
  type ListedParameter,
  type ListedValue,
} from '#modules/compute/pure'

/** The value in force on a day, or `undefined` before the law had one. */
export function valueOn({ values }: ListedParameter, day: string): ListedValue | undefined {
  return values.findLast(({ from }) => from <= day)
}

/** The law has a figure there that is not known here. */
export function isGap(value: ListedValue | undefined): boolean {
  return value !== undefined && value.value === null && value.confidence === 'not_found'
}

/** A figure as a list has it: what was supposed, or written from memory, says so. */
export function figureOf(value: ListedValue | undefined, parameter: ListedParameter): string {
  const written = writtenOf(value, parameter)
  const unsure = value?.confidence === 'assumed' || value?.confidence === 'recalled'
  return unsure ? `${written} (${value.confidence})` : written
}

/** A figure with its unit; `–` where the law has none on that day, `not known` where it has one. */
export function writtenOf(value: ListedValue | undefined, parameter: ListedParameter): string {
  if (isGap(value)) return 'not known'
  if (value === undefined || value.value === null) return '–'
  if (Array.isArray(value.value) && value.value.length === 0) return 'none'
  return writtenFigure(value.value, parameter)
}

/** A number of the law with its unit. */
export function writtenFigure(
  stored: number | readonly number[],
  { id, unit }: Pick<ListedParameter, 'id' | 'unit'>
): string {
  const { value, measure } = readFigure({ id }, stored)
  if (typeof value === 'number' && measure === 'perKm') return `${value.toFixed(4)} EUR/km`
  const shown = [value].flat().join(measure === 'ratio' ? '/' : ' · ')
  if (measure === 'km') return `${shown} km`
  if (measure === 'gPerKm') return `${shown} g/km`
  return unit === 'count' ? shown : `${shown} ${unit}`
}

const UNIT: Readonly<Record<FactMeasure, string>> = {
  EUR_HOUR: 'EUR/hour',
  EUR_DAY: 'EUR/day',
  EUR_YEAR: 'EUR/year',
  EUR_KM: 'EUR/km',
  KM_YEAR: 'km/year',
  PERCENT: '%',
  HOURS: 'h',
  MONTHS: 'months',
  PAYER: '',
}

/** Who pays a premium in the employer's place. */
const PAYERS: Readonly<Record<number, string>> = {
  1: 'a third payer, at the cost of the employer',
  2: 'a fund, from the contributions of the sector',
}

/** A fact of a sector with its unit. */
export function writtenFact(value: number, measure: FactMeasure): string {
  if (measure === 'PAYER') return PAYERS[value]
  if (measure === 'MONTHS' && value === 1) return '1 month'
  return `${value} ${UNIT[measure]}`
}
