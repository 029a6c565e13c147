import {
  listedCommittee,
  listParameters,
  weeklyHours,
  type ComputeAnswer,
  type ComputeFigures,
  type PackageFields,
} from '#modules/compute/pure'
import type { Received } from './benefit_received.ts'
import type { Exchange } from './exchange.ts'
import { lineOf } from './pay_given.ts'

/** `check`: a person must look, because it is known nowhere here; `warning`: it can be done and raises questions. */
export type LimitLevel = 'ok' | 'check' | 'warning' | 'refused'

/** One limit of an exchange, with the two figures that were compared where there are any. */
export interface Limit {
  code: LimitCode
  level: LimitLevel
  /** EUR, or a share of pay. */
  value: number | null
  bound: number | null
}

export const LIMIT_CODES = [
  /** The minimum scale of the committee; known for CP 200 and a job whose class is told. */
  'bareme',
  'baremeClasse',
  'baremeTable',
  'baremeCommission',
  /** CCT n° 43: the average guaranteed minimum monthly income. */
  'rmmmg',
  /** What the company itself never goes below. */
  'salaireBrutMin',
  /** Loi du 17 mars 2019, art. 12: a fifth of gross pay, which falls with it. */
  'budgetMobilite',
  /** A share of gross pay that providers call the most; no text of law was found. */
  'part',
  /** A premium of the sector is given up only where its collective agreement lets one. */
  'primeFinAnnee',
  /** Pay that is earned already cannot be exchanged any more. */
  'choix',
  /** A bicycle is exempt for who rides it to work. */
  'velo',
] as const
export type LimitCode = (typeof LIMIT_CODES)[number]

/** Pro Velo, plan cafétéria: no more than a fifth of gross pay by the month; no text of law was found (2026-11-21). */
const LARGEST_PART = 0.2
const MONTHS = 12

/** What stands against an exchange, and what does not: everything that could be compared, and what could not. */
export function limitsOf({ given, before, after }: Exchange, { kind }: Received): Limit[] {
  const limits = [minimumScale(after), minimumIncome(after), ...ownMinimum(after.answer)]
  const { hasBudgetMobilite, budgetMobilite = 0 } = after.side.package
  if (hasBudgetMobilite) {
    const { budgetMobiliteMax } = after.answer.compute
    limits.push(atMost('budgetMobilite', budgetMobilite, budgetMobiliteMax))
  }
  if (given.kind === 'salaireBrut') {
    const { salaireBrut } = before.answer.compute.remuneration.remunerationMensuelle
    limits.push(atMost('part', given.amount / salaireBrut, LARGEST_PART))
  }
  if (given.kind === 'primeFinAnnee') limits.push(toCheck('primeFinAnnee'))
  if (given.kind !== 'salaireBrut') limits.push(toCheck('choix'))
  if (kind === 'velo') limits.push(toCheck('velo'))
  return limits
}

/** Whether the exchange may be proposed. */
export function isAllowed(limits: readonly Limit[]): boolean {
  return limits.every(({ level }) => level !== 'refused')
}

type Side = Exchange['after']

function minimumScale({ side, answer }: Side): Limit {
  const { bareme, compute } = answer
  if (bareme?.minimum !== null && bareme?.minimum !== undefined) {
    const { salaireBrut } = compute.remuneration.remunerationMensuelle
    const level = bareme.respecte ? 'ok' : 'refused'
    return { code: 'bareme', level, value: salaireBrut, bound: bareme.minimum }
  }
  if (bareme) return toCheck('baremeTable')
  const { commissionParitaire } = side.package.computeModelConfig
  const known = listedCommittee(commissionParitaire ?? '')?.bareme !== undefined
  return toCheck(known ? 'baremeClasse' : 'baremeCommission')
}

/**
 * CCT n° 43 du 2 mai 1988: over the year, all pay for normal work counts, in money and in kind, premiums too; holiday
 * pay and what is paid back do not (Securex, easypay). Part time has it in proportion.
 */
function minimumIncome({ side, answer }: Side): Limit {
  const minimum = revenuMinimumOn(side.date)
  if (minimum === null) return toCheck('rmmmg')
  return atLeast(
    'rmmmg',
    averageIncome(answer.compute),
    cents(minimum * partOfFullTime(side.package))
  )
}

function partOfFullTime(fields: PackageFields): number {
  const { worked, full } = weeklyHours(fields)
  return worked / full
}

function averageIncome({ remuneration }: ComputeFigures): number {
  const { salaireBrut, commissionsBrutes, atnsBruts } = remuneration.remunerationMensuelle
  const { remunerationsFixes, remunerationsVariables } = remuneration.totalCashAnnuel
  const premiums =
    lineOf(remunerationsFixes, 'primeFinAnnee') +
    lineOf(remunerationsFixes, 'primeSectorielle') +
    lineOf(remunerationsVariables, 'bonusAnnuel')
  return cents(salaireBrut + commissionsBrutes + atnsBruts + premiums / MONTHS)
}

/** The figure of the law on a day; `null` where it is not known. */
function revenuMinimumOn(date: string): number | null {
  const parameter = listParameters().find(({ id }) => id === 'stages.revenuMinimum')
  const value = parameter?.values.findLast(({ from }) => from <= date)?.value
  return typeof value === 'number' ? value : null
}

function ownMinimum({ minimumBrut, compute }: ComputeAnswer): Limit[] {
  if (!minimumBrut) return []
  const { salaireBrut } = compute.remuneration.remunerationMensuelle
  return [atLeast('salaireBrutMin', salaireBrut, minimumBrut.minimum)]
}

function atLeast(code: LimitCode, value: number, bound: number): Limit {
  return { code, level: value >= bound ? 'ok' : 'refused', value, bound }
}

function atMost(code: LimitCode, value: number, bound: number): Limit {
  return { code, level: value <= bound ? 'ok' : 'warning', value, bound }
}

function toCheck(code: LimitCode): Limit {
  return { code, level: 'check', value: null, bound: null }
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}
