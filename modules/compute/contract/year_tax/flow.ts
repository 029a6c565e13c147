import { euros, type Cents } from '../../engine/money.ts'
import type { ImpotSheet } from '../../impot/index.ts'
import type { Law } from '../../legislation/index.ts'
import type { Sheet } from '../../rules/index.ts'
import { moneyOfYear, netOfYear } from './income_of_year.ts'
import type { HundredEuros, YearFlow } from './types.ts'

/** The flow of a year in cents, with the balance of each half of the assessment. */
export interface Flow {
  readonly brut: Cents
  readonly cotisations: Cents
  readonly precompte: Cents
  readonly autres: Cents
  readonly net: Cents
  /** Both are nothing where they cannot be known. */
  readonly soldeImpot: Cents
  readonly soldeCotisations: Cents
}

/** Cents that add up to a whole, a hundred euros. */
const HUNDRED = 10_000

export function flowOf(of: Sheet, law: Law, c: ImpotSheet): Flow {
  const { brut, cotisations, precompteDistinct } = moneyOfYear(of, law)
  const retenues = cotisations + c.cotisationSpecialeRetenue
  const precompte = c.precompteMois + c.precompteExceptionnel + precompteDistinct
  const net = netOfYear(of)
  return {
    brut,
    cotisations: retenues,
    precompte,
    autres: net - (brut - retenues - precompte),
    net,
    soldeImpot: c.soldeImpot,
    soldeCotisations: c.soldeCotisationSpeciale,
  }
}

/** @param known whether the balance is */
export function shownFlow(flow: Flow, known: boolean): YearFlow {
  const { brut, cotisations, precompte, autres, net } = flow
  const solde = flow.soldeImpot + flow.soldeCotisations
  return {
    brut: euros(brut),
    cotisations: euros(cotisations),
    precompte: euros(precompte),
    autres: euros(autres),
    net: euros(net),
    solde: known ? euros(solde) : null,
    reste: known ? euros(net + solde) : null,
  }
}

/** Where 100 EUR of a year's gross pay go once it is assessed; `null` of a year without pay. */
export function hundredOf({
  brut,
  cotisations,
  precompte,
  autres,
  soldeImpot,
  soldeCotisations,
}: Flow): HundredEuros | null {
  return inHundred(brut, cotisations - soldeCotisations, precompte - soldeImpot, autres)
}

/** The same of what one year has more than another. */
export function hundredMore(before: Flow, after: Flow): HundredEuros | null {
  const more = (key: keyof Flow) => after[key] - before[key]
  return hundredOf({
    brut: more('brut'),
    cotisations: more('cotisations'),
    precompte: more('precompte'),
    autres: more('autres'),
    net: more('net'),
    soldeImpot: more('soldeImpot'),
    soldeCotisations: more('soldeCotisations'),
  })
}

/** A month's payslip in the same parts, in cents. */
export interface Month {
  readonly brut: Cents
  readonly cotisations: Cents
  readonly impot: Cents
  readonly net: Cents
}

export function monthOf(of: Sheet): Month {
  return {
    brut: of.salaireBrutTotalWorker,
    cotisations: 0 - of.onss - of.bonusEmploi - of.csss,
    impot: 0 - of.precompteProfessionnel - of.precompteMobilier,
    net: of.salaireNet,
  }
}

export function hundredOfMonth(before: Month, after: Month): HundredEuros | null {
  const more = (key: keyof Month) => after[key] - before[key]
  const [brut, cotisations, impot] = [more('brut'), more('cotisations'), more('impot')]
  return inHundred(brut, cotisations, impot, more('net') - (brut - cotisations - impot))
}

/** Three parts rounded to the cent; the last is what they leave of 100, so that the four add up. */
function inHundred(
  brut: Cents,
  cotisations: Cents,
  impot: Cents,
  autres: Cents
): HundredEuros | null {
  if (brut <= 0) return null
  const [c, i, a] = [cotisations, impot, autres].map((part) => Math.round((part * HUNDRED) / brut))
  return {
    cotisations: plain(c),
    impot: plain(i),
    autres: plain(a),
    reste: plain(HUNDRED - c - i + a),
  }
}

/** Cents as euros, without a minus before zero. */
function plain(amount: Cents): number {
  return euros(amount) + 0
}
