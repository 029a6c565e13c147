import { euros } from '../engine/money.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import { Sheet } from '../rules/index.ts'
import { atnVS } from '../rules/mois/voiture/atn_vs.ts'
import { avantageVS } from '../rules/mois/voiture/avantage_vs.ts'
import { emissionVS } from '../rules/mois/voiture/emission_vs.ts'
import { fauxHybrideVS } from '../rules/mois/voiture/faux_hybride_vs.ts'
import { tauxCo2VS } from '../rules/mois/voiture/taux_co2_vs.ts'
import type { PlainDate } from '../engine/dates.ts'
import { writeAge } from './package/age_voiture.ts'
import { writeHybride, type HybrideOfList } from './package/hybride.ts'
import { motorisationOf, type Energie } from './energies.ts'

/** A car whose taxable benefit is asked. */
export interface CarOfList extends HybrideOfList {
  readonly id: string | number
  readonly energie: Energie
  /** Grams a kilometre; absent counts as none. */
  readonly co2?: number
  /** Catalogue value, EUR. */
  readonly valeur: number
  /** First registration; the day asked when absent: a new car. */
  readonly dateImmatriculation?: PlainDate
  /** Order or leasing contract; the first registration when absent. */
  readonly dateCommande?: PlainDate
}

/**
 * The taxable benefit of each car, EUR a month, by its id, as `atnVS` of a package with this car and no
 * contribution of the worker. Empty on a day without law.
 */
export function atnsVoiture(
  cars: readonly CarOfList[],
  date: PlainDate
): Readonly<Record<string, number>> {
  const lawSet = lawSets.on(date)
  if (lawSet === undefined) return {}
  const { law } = lawSet
  const sheet = new Sheet()
  const entries = cars.map((car) => {
    const { id, energie, co2 = 0, valeur, dateImmatriculation = date } = car
    sheet.energieVS = motorisationOf(energie)
    sheet.co2VS = co2
    sheet.valeurVS = Math.round(valeur * 100)
    writeAge(dateImmatriculation, date, sheet)
    writeHybride(car, car.dateCommande ?? dateImmatriculation, sheet)
    sheet.fauxHybrideVS = fauxHybrideVS(sheet, law)
    sheet.emissionVS = emissionVS(sheet, law)
    sheet.tauxCo2VS = tauxCo2VS(sheet, law)
    sheet.avantageVS = avantageVS(sheet, law)
    return [String(id), euros(atnVS(sheet, law))] as const
  })
  return Object.fromEntries(entries)
}
