import type { Cents } from '../engine/money.ts'
import { FLEX_BENEFITS, flagOf, type FlexBenefit } from './benefits/index.ts'
import type { Fields } from './reading.ts'
import type { Situation } from './situation.ts'

/** Months of pay in a year: a cent of gross costs the employer at least so many. */
const MONTHS = 12

/** Gross pay before and after the choices, at one cost. */
export interface AtConstantCost {
  /** The yearly cost of the package with nothing chosen. */
  readonly budget: Cents
  readonly initial: Cents
  /** `undefined` when what is chosen costs more than the whole package. */
  readonly gross: Cents | undefined
}

/** The benefits a package offers as a choice. */
export function offered(fields: Fields): FlexBenefit[] {
  return FLEX_BENEFITS.filter((benefit) => fields[flagOf('can', benefit)] === true)
}

/** Those of them that are chosen. */
export function chosen(fields: Fields): FlexBenefit[] {
  return offered(fields).filter((benefit) => fields[flagOf('has', benefit)] === true)
}

/** The package with some of its choices taken back. */
export function without(fields: Fields, benefits: readonly FlexBenefit[]): Fields {
  if (benefits.length === 0) return fields
  const rest: Record<string, unknown> = { ...fields }
  for (const benefit of benefits) rest[flagOf('has', benefit)] = false
  return rest
}

/**
 * A FLEX package: its gross pay is that before any choice. What the employer pays for it in a year is the
 * budget, and gross pay gives way to whatever is chosen, so that the year never costs more.
 * The package is left computed on the sheet, at the gross found.
 */
export function atConstantCost(situation: Situation, fields: Fields): AtConstantCost | undefined {
  if (!situation.read(without(fields, chosen(fields)))) return undefined
  const initial = situation.sheet.salaireBrut
  const budget = situation.costAt(initial)
  if (!situation.read(fields)) return undefined
  const gross = greatestGross(situation, budget, initial)
  if (gross !== undefined) situation.costAt(gross)
  return { budget, initial, gross }
}

/**
 * The greatest gross pay at which the package on the sheet costs no more than the budget, looked for
 * around another; `undefined` when it costs more at no pay at all.
 */
export function greatestGross(
  situation: Situation,
  budget: Cents,
  around: Cents
): Cents | undefined {
  const cost = situation.costAt(around)
  if (cost === budget) return around
  const distance = Math.ceil(Math.abs(budget - cost) / MONTHS) + 1
  if (cost < budget) return lastWithin(situation, budget, around, cost, around + distance)
  const low = Math.max(0, around - distance)
  const least = situation.costAt(low)
  if (least <= budget) return lastWithin(situation, budget, low, least, around)
  const none = situation.costAt(0)
  return none > budget ? undefined : lastWithin(situation, budget, 0, none, around)
}

/** Between a pay that is within the budget and one beyond it: false position, then halves. */
function lastWithin(
  situation: Situation,
  budget: Cents,
  low: Cents,
  lowCost: Cents,
  high: Cents
): Cents {
  let highCost = situation.costAt(high)
  for (let turn = 1; high - low > 1; turn++) {
    const width = high - low
    const part = turn % 3 === 0 ? 0.5 : (budget - lowCost) / Math.max(1, highCost - lowCost)
    const middle = low + Math.min(width - 1, Math.max(1, Math.round(width * part)))
    const cost = situation.costAt(middle)
    if (cost <= budget) {
      low = middle
      lowCost = cost
    } else {
      high = middle
      highCost = cost
    }
  }
  return low
}
