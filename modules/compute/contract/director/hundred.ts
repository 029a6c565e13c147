import type { DirigeantSheet } from '../../dirigeant/index.ts'
import { euros, type Cents } from '../../engine/money.ts'
import { cents } from '../cents.ts'
import { DIVIDEND_WAYS, type HundredOfCompany, type HundredWay } from './types.ts'

/** Cents a month: the raise that a hundred euros are told from. */
export const RAISE = 100_00
const MONTHS = 12
/** Cents of a hundred euros. */
const HUNDRED = 100_00

/** Where 100 EUR more of what the company pays go, as pay; `null` where no more is paid. */
export function hundredAsPay(
  before: DirigeantSheet,
  after: DirigeantSheet
): HundredOfCompany['remuneration'] {
  const more = (of: (c: DirigeantSheet) => Cents) => of(after) - of(before)
  const cost = more((c) => c.coutSociete)
  if (cost <= 0) return null
  const part = (amount: Cents) => Math.round((amount * HUNDRED) / cost)
  const cotisations = part(more((c) => c.cotisationsIndependant + c.fraisGestion))
  const impot = part(more((c) => c.impotDirigeant))
  const reste = part(more((c) => c.resteDirigeant))
  return {
    cotisations: euros(cotisations),
    impot: euros(impot),
    // Benefits that follow the pay; the four add up.
    avantages: euros(HUNDRED - cotisations - impot - reste) + 0,
    reste: euros(reste),
  }
}

/**
 * What arrives of 100 EUR more of profit that is paid out, by each way; `null` where the profit is not told or is less than
 * the raise.
 * @param company fills the lines of the company on a sheet
 */
export function hundredAsDividend(
  c: DirigeantSheet,
  company: (c: DirigeantSheet) => void
): HundredOfCompany['dividende'] {
  if (c.beneficeConnu === 0 || c.beneficeImposable < MONTHS * RAISE) return null
  const less = Object.assign(Object.create(Object.getPrototypeOf(c)) as DirigeantSheet, c)
  less.benefice -= MONTHS * RAISE
  company(less)
  const of = (
    key: 'impotSociete' | 'dividendeOrdinaire' | 'dividendeVvprBis' | 'dividendeReserve'
  ) => euros(Math.round(((c[key] - less[key]) * HUNDRED) / (MONTHS * RAISE)))
  return {
    impotSociete: of('impotSociete'),
    ordinaire: of('dividendeOrdinaire'),
    vvprBis: of('dividendeVvprBis'),
    reserve: of('dividendeReserve'),
  }
}

/** The ways of 100 EUR more that the company has, as pay and as each dividend, in the order of every screen. */
export function hundredWays({ remuneration, dividende }: HundredOfCompany): readonly HundredWay[] {
  const pay = remuneration && { line: null, parts: { impotSociete: 0, ...remuneration } }
  if (dividende === null) return pay ? [pay] : []
  const { impotSociete } = dividende
  const dividends = DIVIDEND_WAYS.map(([way, line]) => {
    const reste = dividende[way]
    const impot = euros(HUNDRED - cents(impotSociete) - cents(reste))
    return { line, parts: { impotSociete, cotisations: 0, impot, avantages: 0, reste } }
  })
  return pay ? [pay, ...dividends] : dividends
}
