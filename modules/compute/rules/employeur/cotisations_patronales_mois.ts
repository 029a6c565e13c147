import { rule } from '../rule.ts'

/**
 * The employer contributions of the month: the sum of the rounded lines of the DmfA.
 */
export const cotisationsPatronalesMois = rule(
  'cotisationsPatronalesMois',
  {
    formula:
      'cotisationBase + cotisationDixTravailleurs + cotisationFermeture + cotisationFermetureSpeciale + cotisationChomage + cotisationAmiante + cotisationAccidents + cotisationFondsSectoriel + cotisationEtudiants',
    inputs: [
      'cotisationBase',
      'cotisationDixTravailleurs',
      'cotisationFermeture',
      'cotisationFermetureSpeciale',
      'cotisationChomage',
      'cotisationAmiante',
      'cotisationAccidents',
      'cotisationFondsSectoriel',
      'cotisationEtudiants',
    ],
    total: true,
  },
  (c) =>
    c.cotisationBase +
    c.cotisationDixTravailleurs +
    c.cotisationFermeture +
    c.cotisationFermetureSpeciale +
    c.cotisationChomage +
    c.cotisationAmiante +
    c.cotisationAccidents +
    c.cotisationFondsSectoriel +
    c.cotisationEtudiants
)
