import { sum } from '../sum.ts'

/**
 * The employer contributions of the month: the sum of the rounded lines of the DmfA.
 */
export const cotisationsPatronalesMois = sum(
  'cotisationsPatronalesMois',
  (c) =>
    c.cotisationBase +
    c.cotisationDixTravailleurs +
    c.cotisationFermeture +
    c.cotisationFermetureSpeciale +
    c.cotisationChomage +
    c.cotisationAmiante +
    c.cotisationAccidents +
    c.cotisationFondsSectoriel +
    c.cotisationPensionSectorielle +
    c.cotisationEtudiants,
  { total: true }
)
