import type { PlainDate } from '../engine/dates.ts'
import type { DatedValue } from '../engine/parameter.ts'
import type { RuleUnit } from '../engine/rule.ts'

/**
 * How a fact is shown: an amount of which time or thing, a share, hours, months of pay, or who pays a premium
 * (`TIERS`, `MUTUALISE`).
 */
export type Measure =
  | 'EUR_HOUR'
  | 'EUR_DAY'
  | 'EUR_YEAR'
  | 'EUR_KM'
  | 'KM_YEAR'
  | 'PERCENT'
  | 'HOURS'
  | 'MONTHS'
  | 'PAYER'

/** What can be known of a joint committee beside its scale and its ONSS categories, in the order of its page. */
export const FACTS = {
  /** Hours of a full week; more are refused. */
  heuresSemaine: 'HOURS',
  /** Hours of a week on average over the year, where rest days make them fewer. */
  heuresMoyennes: 'HOURS',
  /** Year-end premium: months of pay, a share of the pay of the year, a fixed part; these add up. */
  primeFinAnneeMois: 'MONTHS',
  primeFinAnneeTaux: 'PERCENT',
  primeFinAnneeFixe: 'EUR_YEAR',
  /** Who pays it where it is not the employer. */
  primeFinAnneePayeur: 'PAYER',
  /** What the employer pays ahead to the third party, of the pay that contributions are due on. */
  primeFinAnneeAvance: 'PERCENT',
  /** What the employer pays for it beside the contributions to ONSS, of gross pay at 100 %. */
  primeFondsTaux: 'PERCENT',
  /** Yearly premium of the sector. */
  primeAnnuelle: 'EUR_YEAR',
  /** Employer's part of a meal voucher that the sector brings, and by how much an existing one rises. */
  chequeRepas: 'EUR_DAY',
  chequeRepasHausse: 'EUR_DAY',
  ecoCheques: 'EUR_YEAR',
  /** Commuting: shares of the season ticket by train and by car, the kilometre by bicycle and its maximum. */
  trainPart: 'PERCENT',
  voiturePart: 'PERCENT',
  veloKilometre: 'EUR_KM',
  veloMaximum: 'EUR_DAY',
  /** Paid kilometres of a year from which a day of mobility leave is due. */
  jourMobilite: 'KM_YEAR',
  /** Supplements that follow the work of the month; shown, and computed as allowances where they are told. */
  nuitHeure: 'EUR_HOUR',
  dimancheHeure: 'EUR_HOUR',
  conducteurHeure: 'EUR_HOUR',
  vetementsJour: 'EUR_DAY',
} as const satisfies Record<string, Measure>

export type FactKey = keyof typeof FACTS

/** One fact with its history: values in the units of the engine; 0 says that the sector has none. */
export interface Fact {
  readonly unit: RuleUnit
  /** By start, oldest first; `null` from the day on which it is not known any more. */
  readonly values: readonly DatedValue<number>[]
}

/** Where values stand, and how sure they are. */
export type Origin = Pick<DatedValue<number>, 'source' | 'href' | 'confidence' | 'checked'>

/** A fact from its values by first day. Throws on unsorted days, at load time. */
export function fact(
  unit: RuleUnit,
  ...values: readonly (readonly [from: PlainDate, value: number | null, origin: Origin])[]
): Fact {
  const dated = values.map(([from, value, origin]) => ({ from, value, ...origin }))
  for (let i = 1; i < dated.length; i++) {
    if (dated[i].from <= dated[i - 1].from) throw new RangeError(`starts at ${dated[i].from}`)
  }
  return Object.freeze({ unit, values: Object.freeze(dated) })
}

/** The value of a day; `undefined` before the first one. */
export function factOn<V extends { readonly from: PlainDate }>(
  { values }: { readonly values: readonly V[] },
  date: PlainDate
): V | undefined {
  return values.findLast(({ from }) => from <= date)
}
