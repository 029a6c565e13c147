import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Annexe III AR/CIR 92: the fund withholds one of two rates on the whole of its holiday pay, by its taxable
 * amount.
 */
export const peculeCaissePrecompte = rule(
  'peculeCaissePrecompte',
  {
    formula:
      '− (peculeCaisse + peculeCaisseRetenues) × vacancesOuvriers.precompteBas up to vacancesOuvriers.limite, else × vacancesOuvriers.precompteHaut',
    also: ['ouvrier'],
    rounding: 'cent',
    onlyFor: 'ouvrier',
  },
  (c, { vacancesOuvriers }) => {
    if (c.ouvrier === 0) return 0
    const { precompteBas, precompteHaut, limite } = vacancesOuvriers
    const imposable = c.peculeCaisse + c.peculeCaisseRetenues
    return taken(share(imposable, imposable <= limite ? precompteBas : precompteHaut))
  }
)
