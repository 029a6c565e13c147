import {
  compute,
  listParameters,
  type ComputeError,
  type ComputeFigures,
  type ComputeRequest,
} from '#modules/compute/pure'
import type { Gap, Lawset, Package } from '../../api/types.ts'
import { requestOfStored } from '../../lib/pay/stored-request.ts'
import type { Assumptions, Column } from './compare-address.ts'

/** The figures of a column, or why there are none. */
export type Compared =
  | { ok: true; compute: ComputeFigures; lawset: Lawset; gaps: readonly Gap[] }
  | { ok: false; error: ComputeError }

/** The scales and the premium that follow an index stand in the law for CP 200 only. */
const INDEXED_COMMITTEE = 'BECP200'
/** Amounts of the withholding tax; the step its tables are rounded to does not rise. */
const TAX_AMOUNTS = /^(precompte|exceptionnel)\.(?!pasMensuel)/
const PERCENT_TO_MILLIONTHS = 10_000
const MILLION = 1_000_000
const HOURLY_DECIMALS = 10_000

/**
 * What a column shows. A column that changes nothing shows the stored figures; any other is computed by the
 * engine with the company's facts of the stored package.
 */
export function compareColumn(stored: Package, column: Column): Compared {
  const request = requestOf(stored, column)
  if (request === null) {
    const { compute: figures, lawset, gaps } = stored
    return { ok: true, compute: figures, lawset, gaps: gaps as Gap[] }
  }
  const result = compute(request)
  if (!result.ok) return { ok: false, error: result.errors[0]! }
  const { compute: figures, lawset, gaps = [] } = result.answer
  return { ok: true, compute: figures, lawset, gaps }
}

/** What the engine is asked for a column; `null` where the stored figures are the answer. */
export function requestOf(
  stored: Package,
  { date, assumptions, preset }: Column
): ComputeRequest | null {
  const isStored = (date ?? stored.date) === stored.date
  if (isStored && !assumptions && !preset) return null
  const day = date ?? stored.date
  const request = { ...requestOfStored(stored), date: day } as ComputeRequest
  const supposed = assumptions ? supposing(request, assumptions) : request
  return preset ? { ...supposed, law: { ...supposed.law, preset } } : supposed
}

function supposing(request: ComputeRequest, { wages, tax }: Assumptions): ComputeRequest {
  const { date, package: fields } = request
  const set: Record<string, number | readonly number[]> = tax === 0 ? {} : taxRaised(date, tax)
  if (wages !== 0 && fields.computeModelConfig.commissionParitaire === INDEXED_COMMITTEE)
    set[`indexation.CP200.${date.slice(0, 4)}`] = wages
  return { ...request, package: withPayRaised(fields, wages), law: { set } }
}

/** Pay is given by the month, by the hour, or by the wage after a training, where that is what was typed. */
function withPayRaised(fields: ComputeRequest['package'], percent: number) {
  const { salaireBrut, salaireBrutHoraire } = fields
  if (salaireBrutHoraire)
    return {
      ...fields,
      salaireBrut: undefined,
      salaireBrutHoraire: raised(salaireBrutHoraire, percent, HOURLY_DECIMALS),
    }
  const { stage, ...config } = fields.computeModelConfig
  if (stage?.salaireEngagement) {
    const salaireEngagement = raised(stage.salaireEngagement, percent)
    return { ...fields, computeModelConfig: { ...config, stage: { ...stage, salaireEngagement } } }
  }
  return { ...fields, salaireBrut: raised(salaireBrut ?? 0, percent) }
}

/** Every amount of the withholding tax in force on a day, raised by a percentage. */
function taxRaised(date: string, percent: number): Record<string, number | readonly number[]> {
  const set: Record<string, number | readonly number[]> = {}
  for (const { id, unit, values } of listParameters()) {
    if (unit !== 'EUR' || !TAX_AMOUNTS.test(id)) continue
    const value = values.findLast(({ from }) => from <= date)?.value
    if (typeof value === 'number') set[id] = raised(value, percent)
    else if (value) set[id] = value.map((each) => raised(each, percent))
  }
  return set
}

/** An amount after a rise, half up to the cent (or to another part of a euro). */
export function raised(amount: number, percent: number, parts = 100): number {
  const whole = Math.round(amount * parts)
  const factor = MILLION + Math.round(percent * PERCENT_TO_MILLIONTHS)
  return Math.floor((whole * factor + MILLION / 2) / MILLION) / parts
}
