import type { PlainDate } from '../../engine/dates.ts'
import type { Cents } from '../../engine/money.ts'
import type { WholeLaw } from '../../legislation/index.ts'
import { assuranceGroupe } from '../../rules/employeur/avantages/assurance_groupe.ts'
import type { Sheet } from '../../rules/index.ts'
import { tranchesOf } from '../package/birth_untold.ts'
import { ageDansAnnee, partsAt } from '../package/read_tranches.ts'
import type { Fields } from '../reading.ts'

/** The premium of a year, by the age that is reached in it. */
export interface PrimeAnnee {
  readonly age: number
  readonly prime: Cents
}

/** Whether the plan of a package moves with age. */
export function suitAge(fields: Fields): boolean {
  return fields.hasAssuranceGroupe === true && tranchesOf(fields).length > 0
}

/**
 * What a plan by age pays in each year until its end, of the pay as it is on the sheet, which is left as it was; none of a
 * plan that does not move with age.
 */
export function primesSelonAge(
  of: Sheet,
  law: WholeLaw,
  { fields, date, annees }: { fields: Fields; date: PlainDate; annees: number }
): readonly PrimeAnnee[] {
  if (!suitAge(fields)) return []
  const key =
    fields.assuranceGroupeInputType === 'PERCENT_BASE'
      ? 'partBaseAssuranceGroupe'
      : 'partTotaleAssuranceGroupe'
  // Who is below the first band has the share of the package itself, which is what stands on the sheet.
  const own = { part: of[key], auDela: of.partAuDelaAssuranceGroupe }
  const write = ({ part, auDela }: typeof own) => {
    of[key] = part
    of.partAuDelaAssuranceGroupe = auDela
  }
  const first = ageDansAnnee(fields, date)
  const primes = Array.from({ length: annees }, (_, year): PrimeAnnee => {
    write(partsAt(first + year, fields) ?? own)
    return { age: first + year, prime: assuranceGroupe(of, law) }
  })
  write(own)
  return primes
}

/** The years in which the premium is another than in the one before, with the first. */
export function changements(primes: readonly PrimeAnnee[]): readonly PrimeAnnee[] {
  return primes.filter(({ prime }, year) => prime !== primes[year - 1]?.prime)
}
