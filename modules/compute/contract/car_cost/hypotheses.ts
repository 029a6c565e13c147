import { TVA_COMPRISE } from '../../voiture/situations.ts'
import { isGiven, type Fields } from '../reading.ts'
import type { CarRead } from './read_voiture.ts'
import type { HypotheseVoiture, HypotheseVoitureCode } from './types.ts'
import { isBeyond, type YearRead } from './years.ts'
import { restsOn } from '../beside/rests_on.ts'

/** What the figures of a car rest on, figures of the law last. */
export function hypothesesOf(
  fields: Fields,
  car: CarRead,
  years: readonly YearRead[]
): readonly HypotheseVoiture[] {
  const [{ sheet }] = years
  const holds: Record<HypotheseVoitureCode, boolean> = {
    prixConstants: true,
    loiDesAnnees: years.some(({ annee }) => isBeyond(annee)),
    tvaComprise: sheet.methodeTva === TVA_COMPRISE,
    recharge: sheet.kwhDomicile > 0,
    hybride: car.plugIn,
    commande: !isGiven(fields.dateCommandeVS),
    contributionTva: sheet.contributionMois > 0,
    coutAvantImpot: true,
  }
  return restsOn(
    holds,
    years.flatMap(({ lines }) => lines)
  )
}
