import { share, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { CATEGORIE_2, CATEGORIE_3BIS } from '../units.ts'
import type { Sheet } from '../sheet.ts'

/*
 * The employer contributions as the DmfA lists them (codes 495 of white-collar and 015 of manual workers
 * have the same rates): each line is rounded to the cent. The same lines serve a month of pay and a premium.
 */

/** Codes 495 and 015: base contribution with wage moderation, by category of the structural reduction. */
export function base(montant: Cents, c: Sheet, { cotisations }: Law): Cents {
  if (c.categorieParticuliere === CATEGORIE_2) return share(montant, cotisations.baseCategorie2)
  if (c.categorieParticuliere === CATEGORIE_3BIS) {
    return share(montant, cotisations.baseSansModeration)
  }
  return share(montant, cotisations.base)
}

/** Code 855: from ten workers on. */
export function dixTravailleurs(montant: Cents, c: Sheet, { cotisations }: Law): Cents {
  if (c.effectif < cotisations.seuilDixTravailleurs) return 0
  return share(montant, cotisations.dixTravailleurs)
}

/** Code 809: closure fund, small and large employers. */
export function fermeture(montant: Cents, c: Sheet, { cotisations }: Law): Cents {
  const { seuilFermeture, fermetureGrande, fermeturePetite } = cotisations
  return share(montant, c.effectif < seuilFermeture ? fermeturePetite : fermetureGrande)
}

/** Code 810: closure fund, special contribution. */
export function fermetureSpeciale(montant: Cents, { cotisations }: Law): Cents {
  return share(montant, cotisations.fermetureSpeciale)
}

/** Code 859: temporary unemployment and older unemployed. */
export function chomage(montant: Cents, { cotisations }: Law): Cents {
  return share(montant, cotisations.chomageTemporaire)
}

/** What the asbestos fund is due on: also the pay of a student within the quota. */
export function baseAmiante(c: Sheet): Cents {
  return c.etudiant === 1 ? c.sousTotalBrut : c.baseCotisations
}

/** Code 256: asbestos fund, in the quarters the King names. */
export function amiante(montant: Cents, trimestre: number, { cotisations }: Law): Cents {
  return cotisations.amianteTrimestres.includes(trimestre) ? share(montant, cotisations.amiante) : 0
}

/** Code 255: special contribution for accidents at work. */
export function accidents(montant: Cents, { cotisations }: Law): Cents {
  return share(montant, cotisations.accidentsTravail)
}

/** Code 831: social fund of CP 200; of another sector at the rate the company sets. */
export function fondsSectoriel(montant: Cents, c: Sheet, { cotisations }: Law): Cents {
  return share(montant, c.fondsCp200 === 1 ? cotisations.fondsCp200 : c.fondsTaux)
}

/** Codes 825 and 835: pension of the sector, at the rate of its employer category or the one the company sets. */
export function pensionSectorielle(montant: Cents, { pensionTaux }: Sheet): Cents {
  return pensionTaux === 0 ? 0 : share(montant, pensionTaux)
}
