import type { ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'

/** Gross pay of a month as its views need it, EUR. */
export interface Gross {
  amount: number
  /** Of a FLEX package: with the dearest and with the fewest choices. */
  range: { min: number; max: number } | null
  /** Four decimals, where pay is reckoned by the hour. */
  hourly: number | null
  worker: number
  employer: number
}

/** Trainees for a manual worker's job are paid by the hour too. */
const HOURLY_COMMISSION = 'FPI/IBO O'

/** Gross pay of a stored package; the highest gross of a FLEX one comes from the engine's answer. */
export function grossOf(
  { compute, package: fields }: Package,
  answer: ComputeAnswer | null
): Gross {
  const month = compute.remuneration.remunerationMensuelle
  const lowest = compute.remunerationBrutLowest
  const { commissionParitaire, employmentType } = fields.computeModelConfig
  const byHour = employmentType === 'OUVRIER' || commissionParitaire === HOURLY_COMMISSION
  return {
    amount: month.salaireBrut,
    range:
      'salaireBrut' in lowest
        ? { min: lowest.salaireBrut, max: answer?.flex?.salaireBrutHighest ?? month.salaireBrut }
        : null,
    hourly: byHour ? month.salaireBrutHoraire : null,
    worker: month.salaireBrutTotalWorker,
    employer: month.salaireBrutTotalEmployeur,
  }
}
