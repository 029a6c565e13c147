import { euros } from '../engine/money.ts'
import { lawSets } from '../rules/law_sets/index.ts'
import { Sheet } from '../rules/index.ts'
import type { PlainDate } from '../engine/dates.ts'
import { excessOf, firstPillarCost } from './package/mobilite.ts'
import { motorisationOf, type Energie } from './energies.ts'
import { commandeMultipliee } from './package/voiture.ts'

/** A car that a worker would have within the mobility budget. */
export interface CarWithinBudget {
  readonly energie: Energie
  /** Grams a kilometre; absent counts as none. */
  readonly co2?: number
  /** EUR a month, as in its list. */
  readonly tcoMensuel: number
  /** Order; the day asked when absent: a new car. */
  readonly dateCommande?: PlainDate
}

export interface FirstPillarCar {
  /** EUR a month with the CO2 contribution and the energy that is not inside. */
  readonly cout: number
  /** Why it cannot be the car of the first pillar: what it emits, against what cars ordered since that day may. */
  readonly emissions?: { readonly from: PlainDate; readonly max: number }
}

/**
 * What each car takes of a mobility budget, as a package with this car has it, and whether the law lets it be the car
 * of the first pillar; `energieHorsTco` in EUR a month. Empty on a day without law.
 */
export function voituresPilier1(
  cars: readonly CarWithinBudget[],
  date: PlainDate,
  energieHorsTco = 0
): readonly FirstPillarCar[] {
  const lawSet = lawSets.on(date)
  if (lawSet === undefined) return []
  const sheet = new Sheet()
  sheet.energieHorsTco = Math.round(energieHorsTco * 100)
  return cars.map(({ energie, co2 = 0, tcoMensuel, dateCommande = date }) => {
    sheet.energieVS = motorisationOf(energie)
    sheet.co2VS = co2
    sheet.tcoVS = Math.round(tcoMensuel * 100)
    sheet.commandeVS = commandeMultipliee(dateCommande)
    const emissions = excessOf(sheet.energieVS, co2, dateCommande)
    const cout = euros(firstPillarCost(sheet, lawSet.law))
    return emissions === undefined ? { cout } : { cout, emissions }
  })
}
