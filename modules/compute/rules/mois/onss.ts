import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Loi du 29 juin 1981, art. 38, § 2: who is subject owes 13,07 % of the pay that bears contributions; each
 * payslip line is rounded half up to the cent. AR du 28 novembre 1969, art. 17bis: a student within the
 * quota owes the solidarity contribution alone.
 */
export const onss = rule(
  'onss',
  {
    formula: '− baseCotisations × onss.tauxPersonnel',
    rounding: 'cent',
    variants: [
      {
        when: 'etudiant',
        formula: '− sousTotalBrut × etudiants.tauxPersonnel',
        rounding: 'cent',
      },
    ],
  },
  (c, law) =>
    taken(
      c.etudiant === 1
        ? share(c.sousTotalBrut, law.etudiants.tauxPersonnel)
        : share(c.baseCotisations, law.onss.tauxPersonnel)
    )
)
