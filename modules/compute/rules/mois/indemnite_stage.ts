import { above, share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

const FLANDRE = 3

/**
 * Individual vocational training (FPI Brussels, PFI Wallonia, IBO Flanders): the employer pays a share of
 * what the wage after the training exceeds the replacement income. In Flanders the personal contribution
 * comes off that wage first (Decision of 19 December 2025). 0 when the allowance itself is given.
 */
export const indemniteStage = rule(
  'indemniteStage',
  {
    formula:
      'pourcentageStage × max(0, salaireEngagement − revenuRemplacement), Flanders: pourcentageStage × max(0, salaireEngagement × (1 − onss.tauxPersonnel) − revenuRemplacement), on onss.majorationOuvrier when stageOuvrier',
    also: ['regionStage'],
    rounding: 'each_step',
    onlyFor: 'salaireEngagement',
  },
  (c, { onss }) => {
    if (c.salaireEngagement === 0) return 0
    let salaire = c.salaireEngagement
    if (c.regionStage === FLANDRE) {
      const base = c.stageOuvrier === 1 ? share(salaire, onss.majorationOuvrier) : salaire
      salaire -= share(base, onss.tauxPersonnel)
    }
    return share(above(salaire, c.revenuRemplacement), c.pourcentageStage)
  }
)
