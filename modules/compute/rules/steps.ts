import { share, type Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { computeMonth, computeYear } from './index.ts'
import type { Sheet, SheetField } from './sheet.ts'

/** A gross salary from which on a line of the worker falls although gross pay rises. */
export interface Step {
  /** The first gross salary (cents a month) beyond the step. */
  readonly at: Cents
  /** The rule that makes the step. */
  readonly rule: SheetField
}

/** Steps of the month: the minimum of the special contribution for two incomes starts at once. */
export function stepsOfMonth(c: Sheet, law: Law): Step[] {
  if (c.couple === 0 || c.revenusConjoint !== 'PROFESSIONNELS') return []
  return [{ at: law.csss.menageMinimumDes, rule: 'csss' }]
}

/**
 * Steps of the year: each bracket of exceptional pay taxes the whole allowance (n° 53), and the
 * reduction for children ends at a limit (n° 55).
 */
export function stepsOfExceptionalPay(c: Sheet, law: Law): Step[] {
  const { bornes, reductionLimites } = law.exceptionnel
  const steps: Step[] = bornes.map((borne) => ({
    at: firstGrossAbove(borne, law),
    rule: 'tauxExceptionnelPecule',
  }))
  if (c.enfants > 0) {
    const limite = reductionLimites[Math.min(c.enfants, reductionLimites.length) - 1]
    steps.push({ at: firstGrossAbove(limite, law), rule: 'tauxReductionEnfants' })
  }
  return steps
}

/**
 * Stretches over which the year may fall: with dependent children the exemption of n° 54 melts away
 * on every allowance it no longer covers, faster than pay rises. The bounds are where an allowance
 * starts to be taxed and where nothing is exempt any more. Leaves another salary on the sheet.
 */
export function stepsOfExemption(c: Sheet, law: Law): Step[] {
  if (c.enfants === 0) return []
  const allowances: ((sheet: Sheet) => Cents)[] = [
    (of) => of.doublePeculeBrut + of.doublePeculeOnss,
    (of) => of.primeFinAnneeBrute + of.primeFinAnneeOnss,
    (of) => of.primeSectorielleBrute + of.primeSectorielleOnss,
    () => 1,
  ]
  const starts = allowances.map((allowance) =>
    firstGross(c, law, (sheet) => sheet.margeExoneration < allowance(sheet))
  )
  return [...new Set(starts)].map((at) => ({ at, rule: 'margeExoneration' }))
}

/** The first gross salary for which something that stays true becomes true. */
function firstGross(c: Sheet, law: Law, isTrue: (c: Sheet) => boolean): Cents {
  let low = 0
  let high = firstGrossAbove(law.exceptionnel.bornes.at(-1)! * c.enfants, law)
  while (low < high) {
    c.salaireBrut = Math.floor((low + high) / 2)
    computeMonth(c, law)
    computeYear(c, law)
    if (isTrue(c)) high = c.salaireBrut
    else low = c.salaireBrut + 1
  }
  return low
}

/** The first gross salary whose normal annual pay exceeds a limit. */
function firstGrossAbove(limite: Cents, law: Law): Cents {
  let brut = Math.ceil(limite / 12)
  while (normal(brut, law) <= limite)
    brut += Math.max(1, Math.floor((limite - normal(brut, law)) / 12))
  while (normal(brut - 1, law) > limite) brut--
  return brut
}

function normal(brut: Cents, law: Law): Cents {
  return 12 * (brut - share(brut, law.onss.tauxPersonnel))
}
