import type { Law } from '../../../legislation/index.ts'
import type { Rule } from '../../rule.ts'
import type { Sheet } from '../../sheet.ts'
import {
  teletravailAnnuel,
  internetAnnuel,
  fraisRepresentationAnnuel,
  indemniteBYODAnnuelle,
  garageAnnuel,
  parkingAnnuel,
  carWashAnnuel,
  autresFraisAnnuels,
} from './frais_annuels.ts'

/** Expenses of the year. */
export function computeFraisEmployeur(c: Sheet, law: Law): void {
  c.teletravailAnnuel = teletravailAnnuel(c, law)
  c.internetAnnuel = internetAnnuel(c, law)
  c.fraisRepresentationAnnuel = fraisRepresentationAnnuel(c, law)
  c.indemniteBYODAnnuelle = indemniteBYODAnnuelle(c, law)
  c.garageAnnuel = garageAnnuel(c, law)
  c.parkingAnnuel = parkingAnnuel(c, law)
  c.carWashAnnuel = carWashAnnuel(c, law)
  c.autresFraisAnnuels = autresFraisAnnuels(c, law)
}

/** The same rules as a list, for explanations. */
export const fraisEmployeurRules: readonly Rule[] = [
  teletravailAnnuel,
  internetAnnuel,
  fraisRepresentationAnnuel,
  indemniteBYODAnnuelle,
  garageAnnuel,
  parkingAnnuel,
  carWashAnnuel,
  autresFraisAnnuels,
]
