import { euros } from '../engine/money.ts'
import { computeImpot, ImpotSheet, type ImpotField } from '../impot/index.ts'
import { wholeLawOn } from './beside/whole_law.ts'
import { carCost } from './car_cost/car_cost.ts'
import type { VoitureFields } from './car_cost/types.ts'
import { hiringAid } from './hiring_aid/hiring_aid.ts'
import type { EmbaucheFields } from './hiring_aid/types.ts'
import { notice } from './notice/notice.ts'
import type { PreavisFields } from './notice/types.ts'
import type { ProofRow } from './proof.ts'
import type { ComputeRequest } from './types.ts'

/**
 * A published case of a sheet that stands beside the payslip: who published it, what was asked, and its figures by where
 * they stand in the answer (`annees.0.taux.deductible`).
 */
export type BesideCase = {
  readonly id: string
  readonly source: string
  readonly kind: string
  /** Amounts in euros, rates in percent, weeks and months; or a day. */
  readonly published: Readonly<Record<string, number | string>>
} & (
  | { readonly sheet: 'notice'; readonly request: ComputeRequest & { preavis: PreavisFields } }
  | { readonly sheet: 'car'; readonly request: ComputeRequest & { voiture?: VoitureFields } }
  | { readonly sheet: 'hiring'; readonly request: ComputeRequest & { embauche: EmbaucheFields } }
  | { readonly sheet: 'yearTax'; readonly request: Assessment }
)

/** The income and the household that an assessment begins with, on the sheet as it is (cents, millionths, 1 for yes). */
export interface Assessment {
  readonly date: string
  readonly assessment: Readonly<Partial<Record<ImpotField, number>>>
}

/** The figures of a case, each beside ours. */
export function rowsBeside(given: BesideCase): ProofRow[] {
  const { id, source, kind, sheet, request, published } = given
  const { lawset, answer } = answerOf(given)
  const committee =
    'package' in request ? (request.package.computeModelConfig.commissionParitaire ?? '') : ''
  return Object.entries(published).map(([line, figure]) => ({
    ...{ id, source, kind, lawset, committee, sheet, line, request },
    published: figure,
    ours: at(answer, line),
  }))
}

function answerOf(given: BesideCase): { lawset: string; answer: unknown } {
  if (given.sheet === 'yearTax') return assessed(given.request)
  const ask = { notice, car: carCost, hiring: hiringAid }[given.sheet]
  const result = ask(given.request)
  return result.ok
    ? { lawset: result.answer.lawset.id, answer: result.answer }
    : { lawset: '', answer: null }
}

function assessed({ date, assessment }: Assessment): { lawset: string; answer: unknown } {
  const { id, law } = wholeLawOn(date)!
  const sheet = Object.assign(new ImpotSheet(), assessment)
  computeImpot(sheet, law)
  const lines = Object.entries(sheet).map(([line, cents]) => [line, euros(cents as number)])
  return { lawset: id, answer: Object.fromEntries(lines) }
}

/** The figure at a path of an answer; `null` where there is none. */
function at(answer: unknown, path: string): number | string | null {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], answer)
  return typeof found === 'number' || typeof found === 'string' ? found : null
}
