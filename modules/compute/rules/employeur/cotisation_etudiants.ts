import { share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * AR du 28 novembre 1969, art. 17bis; DmfA codes 840 and 841: for a student within the quota the employer owes
 * the solidarity contribution, and nothing else but the asbestos fund.
 */
export const cotisationEtudiants = rule(
  'cotisationEtudiants',
  {
    formula: 'etudiant × sousTotalBrut × etudiants.tauxPatronal',
    rounding: 'cent',
    onlyFor: 'etudiant',
  },
  (c, law) => (c.etudiant === 0 ? 0 : share(c.sousTotalBrut, law.etudiants.tauxPatronal))
)
