import { cents, centsOf } from '#modules/compute/pure'
import type { Compute } from '../../api/types.ts'

/** The colour of a step: what it means, as in every other picture. */
export type Tone =
  'total' | 'net' | 'fixed' | 'costs' | 'variable' | 'benefits' | 'withheld' | 'employer'

export type StepKey =
  | 'cost'
  | 'employerLevies'
  | 'premiums'
  | 'variable'
  | 'expenses'
  | 'benefits'
  | 'otherCost'
  | 'gross'
  | 'onss'
  | 'tax'
  | 'csss'
  | 'share'
  | 'paidBack'
  | 'commissionPay'
  | 'otherPay'
  | 'net'
  | 'vouchers'
  | 'netWithBenefits'
  | YearStepKey

/** Those of a year that is assessed (lib/pay/year-steps.ts). */
export type YearStepKey = 'brut' | 'cotisations' | 'precompte' | 'autres' | 'solde' | 'reste'

/** One step on the way from cost to net, EUR a month or a year: what is left stands from 0, a step between what was and what is. */
export interface Step {
  key: StepKey
  tone: Tone
  /** A level rather than a step. */
  level?: true
  /** Signed, as it is shown. */
  amount: number
  from: number
  to: number
}

const MONTHS = 12
/** The roundings of twelve months are no step. */
const LEAST = 1
const GROSS_OF_YEAR = 'salaireBrutAnnuel'

/**
 * The way of an ordinary month from the employer's cost down to gross pay and on to the net. Cost is a twelfth of the
 * year, so what is paid once a year stands in it; the payslip is the month's own. A contractor has no net.
 */
export function staircaseOf(
  { coutEmployeur, remuneration }: Pick<Compute, 'coutEmployeur' | 'remuneration'>,
  contractor = false
): Step[] {
  const steps: Step[] = []
  const climb = new Climb(steps)
  const month = remuneration.remunerationMensuelle
  const cash = remuneration.totalCashAnnuel
  const cost = cents(coutEmployeur.coutEmployeurAnnuel) / MONTHS
  const gross = cents(month.salaireBrut)
  const premiums =
    cents(cash.remunerationsFixesTotal) -
    centsOf(cash.remunerationsFixes, (key) => key === GROSS_OF_YEAR)
  const levies = cents(coutEmployeur.remunerationsFixesTotal) - cents(cash.remunerationsFixesTotal)
  climb.level('cost', 'total', cost)
  climb.step('employerLevies', 'employer', -levies / MONTHS)
  climb.step('premiums', 'fixed', -premiums / MONTHS)
  climb.step('variable', 'variable', -cents(coutEmployeur.remunerationsVariablesTotal) / MONTHS)
  climb.step('expenses', 'costs', -cents(coutEmployeur.fraisTotal) / MONTHS)
  climb.step('benefits', 'benefits', -cents(coutEmployeur.avantagesTotal) / MONTHS)
  climb.step('otherCost', 'fixed', gross - climb.at)
  climb.level('gross', 'fixed', gross)
  if (contractor) return steps
  const net = cents(month.salaireNet)
  const sum = (...keys: (keyof typeof month)[]) =>
    keys.reduce((total, key) => total + cents(month[key] ?? 0), 0)
  climb.step('onss', 'withheld', sum('onss', 'bonusEmploi'))
  climb.step('tax', 'withheld', sum('precompteProfessionnel', 'precompteMobilier'))
  climb.step('csss', 'withheld', sum('csss'))
  climb.step('share', 'benefits', sum('contributionChequeRepas', 'contributionsAssurances'))
  climb.step('paidBack', 'costs', sum('fraisTransport', 'fpes'))
  climb.step('commissionPay', 'variable', sum('commissionsBrutes'))
  climb.step('otherPay', 'fixed', net - climb.at)
  climb.level('net', 'net', net)
  const whole = cents(month.remunerationMensuelle)
  if (whole !== net) {
    climb.step('vouchers', 'benefits', whole - net)
    climb.level('netWithBenefits', 'net', whole)
  }
  return steps
}

/** Walks down, in cents, and keeps the steps in euros. */
export class Climb {
  at = 0

  constructor(private readonly steps: Step[]) {}

  level(key: StepKey, tone: Tone, to: number) {
    this.at = to
    this.steps.push({ key, tone, level: true, amount: to / 100, from: 0, to: to / 100 })
  }

  /** What is no cent, or the rounding of a twelfth, is no step. */
  step(key: StepKey, tone: Tone, by: number) {
    if (Math.abs(by) < LEAST) return
    const from = this.at
    this.at += by
    this.steps.push({ key, tone, amount: by / 100, from: from / 100, to: this.at / 100 })
  }
}
