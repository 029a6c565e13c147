import { taken, type Cents } from '../../engine/money.ts'
import type { Law } from '../../legislation/index.ts'
import { payeParEmployeur } from '../assiette.ts'
import { rule } from '../rule.ts'
import type { Sheet } from '../sheet.ts'
import { LIGNES_DU_TRIMESTRE, primesDuTrimestre, QUAND } from './primes_du_trimestre.ts'

/** What the quarters owe, and what says which of them have premiums. */
const trimestres = [
  'csssTrimestre1',
  'csssTrimestre2',
  'csssTrimestre3',
  'csssTrimestre4',
  ...Object.values(LIGNES_DU_TRIMESTRE).flat(),
  ...QUAND,
] as const
const reste = 'what each quarter with premiums owes beyond 3 × csss'

/**
 * Loi du 30 mars 1994, art. 108; ONSS instructions: what is withheld in a month is an advance on the quarter,
 * and a quarter with premiums is settled in the month of the premium. A quarter without premiums is its three
 * months, whose rounding may be a cent or two beside its own scale. A manual worker's weeks of leave are paid by the
 * fund (see `salaireNetAnnuel`).
 */
export const csssAnnuelle = rule(
  'csssAnnuelle',
  {
    formula: `12 × csss − ${reste}`,
    also: trimestres,
    variants: [
      {
        when: 'ouvrier',
        formula: `12 × csss, but for vacancesOuvriers.semaines of 4 × 13 weeks − ${reste}`,
        also: trimestres,
        rounding: 'cent',
      },
    ],
  },
  (c, law) => {
    const mois = taken(c.csss)
    const beyond =
      resteDu(1, c.csssTrimestre1, c, law) +
      resteDu(2, c.csssTrimestre2, c, law) +
      resteDu(3, c.csssTrimestre3, c, law) +
      resteDu(4, c.csssTrimestre4, c, law)
    return taken(payeParEmployeur(12 * mois, c, law) + beyond)
  }
)

function resteDu(trimestre: number, due: Cents, c: Sheet, law: Law): Cents {
  return primesDuTrimestre(trimestre, c, law) === 0 ? 0 : due + 3 * c.csss
}
