import { above, share } from '../../engine/money.ts'
import { rule } from '../rule.ts'

/**
 * Securex, CIP: the lowest allowance is half of the average guaranteed minimum monthly income (RMMMG) times
 * a percentage by age; Group S, BIO: half of it at any age. Without an age it is the half.
 */
export const indemniteMinimale = rule(
  'indemniteMinimale',
  {
    formula:
      'stages.revenuMinimum × stages.part × stages.ages[ageStage], the last share from stages.agePlein years on',
    also: ['cipBio'],
    rounding: 'each_step',
    onlyFor: 'cipBio',
  },
  (c, { stages }) => {
    if (c.cipBio === 0) return 0
    const moitie = share(stages.revenuMinimum, stages.part)
    if (c.ageStage === 0) return moitie
    const dernier = stages.ages.length - 1
    const rang = dernier - Math.min(dernier, above(stages.agePlein, c.ageStage))
    return share(moitie, stages.ages[rang])
  }
)
