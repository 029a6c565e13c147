import { firstAmount } from '../engine/first_amount.ts'
import { prorata, share, type Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { VOITURE_PRIVEE } from './mois/transport/moyens.ts'
import { assiette } from './assiette.ts'
import { firstOfYear } from './first_of_year.ts'
import { stepsOfQuarters } from './steps_of_quarters.ts'
import type { Sheet } from './sheet.ts'
import type { Step } from './step.ts'

/**
 * Steps of the month: the minimum of the special contribution for two incomes starts at once, and the
 * single slope of the work bonus (until March 2024) ended a few cents above nothing. CP 200 owes nothing for
 * the private car above its wage ceiling.
 */
export function stepsOfMonth(c: Sheet, law: Law): Step[] {
  const steps: Step[] = []
  if (c.assujetti === 1 && c.couple === 1 && c.revenusConjoint === 'PROFESSIONNELS') {
    steps.push({ at: firstGrossOfBase(law.csss.menageMinimumDes, c, law), rule: 'csss' })
  }
  if (c.transportParTable === 1 && c.typeTransport === VOITURE_PRIVEE) {
    const { cp200VoiturePlafond } = law.transport
    steps.push({ at: Math.floor(cp200VoiturePlafond / 12) + 1, rule: 'tarifTransport' })
  }
  const { uniquePlafond } = law.bonusEmploi
  if (c.assujetti === 1 && uniquePlafond !== undefined) {
    steps.push({ at: firstGrossOfReference(uniquePlafond + 1, c), rule: 'bonusEmploi' })
  }
  return steps
}

/** The first gross salary whose base of contributions reaches an amount. */
function firstGrossOfBase(base: Cents, c: Sheet, law: Law): Cents {
  return c.ouvrier === 0 ? base : firstAmount(0, base, (gross) => assiette(gross, c, law) >= base)
}

/** The first gross salary whose full-time reference reaches an amount. */
function firstGrossOfReference(reference: Cents, c: Sheet): Cents {
  let gross = Math.floor((reference * c.regimeNumerateur) / c.regimeDenominateur)
  while (gross > 0 && referenceOf(gross - 1, c) >= reference) gross--
  while (referenceOf(gross, c) < reference) gross++
  return gross
}

function referenceOf(gross: Cents, c: Sheet): Cents {
  return prorata(gross, c.regimeDenominateur, c.regimeNumerateur)
}

/**
 * Steps of the year: each bracket of exceptional pay taxes the whole allowance (n° 53), and the
 * reduction for children ends at a limit (n° 55).
 */
export function stepsOfExceptionalPay(c: Sheet, law: Law): Step[] {
  const { bornes, reductionLimites } = law.exceptionnel
  const steps = [...stepsOfFund(c, law), ...stepsOfQuarters(c, law)]
  if (bornes.length === 0 || c.assujetti === 0) return steps
  for (const borne of bornes) {
    steps.push({ at: firstGrossAbove(borne, c, law), rule: 'tauxExceptionnelPecule' })
  }
  if (c.enfants > 0) {
    const limite = reductionLimites[Math.min(c.enfants, reductionLimites.length) - 1]
    steps.push({ at: firstGrossAbove(limite, c, law), rule: 'tauxReductionEnfants' })
  }
  return steps
}

/** The holiday fund of manual workers withholds the higher rate on the whole of what exceeds a limit. */
function stepsOfFund(c: Sheet, law: Law): Step[] {
  if (c.ouvrier === 0) return []
  const { limite } = law.vacancesOuvriers
  // A month of the limit gives far more holiday pay than the limit.
  const at = firstOfYear(limite, c, law, (of) => of.peculeCaisse + of.peculeCaisseRetenues > limite)
  return [{ at, rule: 'peculeCaissePrecompte' }]
}

/**
 * Stretches over which the year may fall: with dependent children the exemption of n° 54 melts away
 * on every allowance it no longer covers, faster than pay rises. The bounds are where an allowance
 * starts to be taxed and where nothing is exempt any more. Leaves another salary on the sheet.
 */
export function stepsOfExemption(c: Sheet, law: Law): Step[] {
  if (c.enfants === 0 || c.assujetti === 0 || law.exceptionnel.bornes.length === 0) return []
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
  const high = firstGrossAbove(law.exceptionnel.bornes.at(-1)! * c.enfants, c, law)
  return firstOfYear(high, c, law, isTrue)
}

/** The first gross salary whose normal annual pay exceeds a limit. */
function firstGrossAbove(limite: Cents, c: Sheet, law: Law): Cents {
  let brut = Math.ceil(limite / 12)
  while (normal(brut, c, law) <= limite)
    brut += Math.max(1, Math.floor((limite - normal(brut, c, law)) / 12))
  while (normal(brut - 1, c, law) > limite) brut--
  return brut
}

function normal(brut: Cents, c: Sheet, law: Law): Cents {
  return 12 * (brut - share(assiette(brut, c, law), law.onss.tauxPersonnel))
}
