import {
  compute,
  listLawSets,
  type PackageFields,
  type WorkerFields,
} from '#modules/compute/pure'
import { monthsAfter } from '#modules/shared/values/days'
import type { Household, Trial } from './causes.ts'
import type { Comparison } from './compare.ts'
import { centsOfAnswer, GROSS, TAXABLE, type MonthCents } from './compared_lines.ts'

/** The package of a contract as it is computed for a month. */
export interface Situation {
  /** The day whose law applies, `YYYY-MM-DD`. */
  date: string
  company: object
  worker: WorkerFields
  package: PackageFields & { packageType: 'FIX' | 'FLEX' }
}

/** More children than this are told by hand. */
const MOST_CHILDREN = 6
/** So many months back laws are tried: a payslip with the scales of the year before is one of them. */
const MONTHS_BACK = 12

/** The month of a situation; null where the law refuses it. */
export function monthOf(situation: Situation): MonthCents | null {
  const computed = compute(situation)
  return computed.ok ? centsOfAnswer(computed.answer.compute) : null
}

/**
 * The month computed with one thing told otherwise, the likeliest first: the payslip's own gross, its own taxable pay, another
 * household, the law of another day. The later ones begin with the payslip's gross, too.
 */
export function* trialsOf(
  situation: Situation,
  ours: MonthCents,
  comparison: Comparison
): Generator<Trial> {
  const { grossDifference } = comparison
  const raised = withGross(situation, ours, grossDifference)
  const gross = raised && monthOf(raised)
  if (!raised || !gross) return
  if (grossDifference !== 0) yield { code: 'OTHER_INPUT', input: 'GROSS', month: gross }
  const other = otherPay(comparison)
  const whole = other !== 0 && withGross(situation, ours, grossDifference + other)
  const wholeMonth = whole && monthOf(whole)
  if (wholeMonth) yield { code: 'OTHER_INPUT', input: 'GROSS', month: wholeMonth }
  const told = comparison.subtotals.find(({ key }) => key === TAXABLE)
  const taxed = told && monthOfTaxable(raised, told.theirs - gross[TAXABLE])
  if (taxed) yield { code: 'OTHER_INPUT', input: 'TAXABLE', month: taxed }
  for (const { worker, household } of households(situation.worker)) {
    const month = monthOf({ ...raised, worker })
    if (month) yield { code: 'OTHER_INPUT', input: 'HOUSEHOLD', household, month }
  }
  for (const { id, from } of otherLaws(situation.date)) {
    const month = monthOf({ ...raised, date: from })
    if (month) yield { code: 'OTHER_LAW', lawSet: id, month }
  }
}

/** What is paid by codes that are none of our lines: of overtime contributions are taken, too. */
function otherPay({ lines }: Comparison): number {
  return lines.reduce((sum, { key, theirs }) => (key === 'OTHER' ? sum + theirs : sum), 0)
}

/** With so many cents more gross pay a month; null where nothing would be left of it. */
function withGross(situation: Situation, ours: MonthCents, more: number): Situation | null {
  if (more === 0) return situation
  const { salaireBrutHoraire: _hourly, salaireBrut, ...fields } = situation.package
  const base = salaireBrut === undefined ? ours.salaireBrut : Math.round(salaireBrut * 100)
  if (base + more < 0 || ours[GROSS] + more < 0) return null
  return { ...situation, package: { ...fields, salaireBrut: (base + more) / 100 } }
}

/** With so many cents more that are taxed and bear no contribution; null where that is no amount. */
function monthOfTaxable(situation: Situation, more: number): MonthCents | null {
  const { allocationsExtra = 0, ...fields } = situation.package as PackageFields & { allocationsExtra?: number }
  const cents = Math.round(allocationsExtra * 100) + more
  if (more === 0 || cents < 0) return null
  const told = { ...fields, allocationsExtra: cents / 100 } as Situation['package']
  return monthOf({ ...situation, package: told })
}

/** Other households that a payslip may have been made for: children first, then whether there is a partner and their income. */
function* households(worker: WorkerFields): Generator<{ worker: WorkerFields; household: Household }> {
  const { enfantsACharge = 0, enfantsHandicapes: _disabled, ...rest } = worker
  for (let children = 0; children <= MOST_CHILDREN; children++)
    if (children !== enfantsACharge)
      yield { worker: { ...rest, enfantsACharge: children }, household: { children } }
  const { revenusConjoint: _income, conjointTravaille, parentIsole: _single, ...alone } = worker
  const isPair = worker.etatCivil === 'marie' || worker.etatCivil === 'cohabitant'
  const etatCivil = isPair ? worker.etatCivil! : 'marie'
  for (const works of [true, false])
    if (!isPair || works !== (conjointTravaille ?? false))
      yield {
        worker: { ...alone, etatCivil, conjointTravaille: works },
        household: { partner: works ? 'WITH_INCOME' : 'WITHOUT_INCOME' },
      }
  if (isPair) yield { worker: { ...alone, etatCivil: 'celibataire' }, household: { partner: 'NONE' } }
}

/** The law sets of the year before a day and the next one after it, the nearest first. */
function otherLaws(date: string) {
  const sets = listLawSets()
  const at = sets.findLastIndex(({ from }) => from <= date)
  const yearAgo = monthsAfter(date, -MONTHS_BACK)
  const first = sets.findLastIndex(({ from }) => from <= yearAgo)
  return [...sets.slice(Math.max(first, 0), Math.max(at, 0)).toReversed(), ...sets.slice(at + 1, at + 2)]
}
