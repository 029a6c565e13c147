import { share, taken } from '../../../engine/money.ts'
import { cotisationVariable } from './cotisation_variable.ts'
import { rule } from '../../rule.ts'

/**
 * Loi du 21 décembre 2007, CCT 90: up to the social ceiling the worker owes the solidarity contribution on the
 * bonus; what is above bears the ordinary one.
 */
export const cct90OnssPersonnel = rule(
  'cct90OnssPersonnel',
  {
    formula:
      '− min(cct90Brut, variables.cct90PlafondSocial) × variables.cct90TauxPersonnel − max(0, cct90Brut − variables.cct90PlafondSocial) × onss.tauxPersonnel',
    also: ['assujetti'],
    rounding: 'each_step',
    onlyFor: 'cct90Brut',
    variants: [
      {
        when: 'etudiant',
        formula:
          '− min(cct90Brut, variables.cct90PlafondSocial) × variables.cct90TauxPersonnel − max(0, cct90Brut − variables.cct90PlafondSocial) × etudiants.tauxPersonnel',
        rounding: 'each_step',
      },
      {
        when: 'ouvrier',
        formula:
          '− min(cct90Brut, variables.cct90PlafondSocial) × variables.cct90TauxPersonnel − max(0, cct90Brut − variables.cct90PlafondSocial) × onss.majorationOuvrier × onss.tauxPersonnel',
        rounding: 'each_step',
      },
    ],
  },
  (c, law) => {
    if (c.cct90Brut === 0) return 0
    const { cct90PlafondSocial, cct90TauxPersonnel } = law.variables
    const special = Math.min(c.cct90Brut, cct90PlafondSocial)
    return (
      taken(share(special, cct90TauxPersonnel)) + cotisationVariable(c.cct90Brut - special, c, law)
    )
  }
)
