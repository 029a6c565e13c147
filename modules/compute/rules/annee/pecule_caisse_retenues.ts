import { share, taken } from '../../engine/money.ts'
import { rule } from '../rule.ts'
import { remunerationDuFonds } from './pecule_caisse.ts'

/**
 * Loi du 29 juin 1981, art. 39: the fund keeps the contribution on the double holiday pay of three weeks and
 * two days, and the solidarity deduction on the whole.
 */
export const peculeCaisseRetenues = rule(
  'peculeCaisseRetenues',
  {
    formula:
      '− (pay of peculeCaisse × vacancesOuvriers.tauxCotisable × peculeVacances.tauxCotisation + peculeCaisse × vacancesOuvriers.tauxSolidarite)',
    also: [
      'ouvrier',
      'baseCotisations',
      'primeFinAnneeBrute',
      'primeRetenuesInconnues',
      'primeSectorielleBrute',
      'bonusAnnuelBrut',
      'cct90Excedent',
      'vacancesOuvriers.semaines',
      'onss.majorationOuvrier',
    ],
    rounding: 'each_step',
    onlyFor: 'ouvrier',
  },
  (c, law) => {
    if (c.ouvrier === 0) return 0
    const { tauxCotisable, tauxSolidarite } = law.vacancesOuvriers
    const cotisable = share(remunerationDuFonds(c, law), tauxCotisable)
    return taken(
      share(cotisable, law.peculeVacances.tauxCotisation) + share(c.peculeCaisse, tauxSolidarite)
    )
  }
)
