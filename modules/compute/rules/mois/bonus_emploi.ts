import { rule } from '../rule.ts'

/**
 * The social work bonus: the reduction of the personal contribution, volets A and B together.
 */
export const bonusEmploi = rule(
  'bonusEmploi',
  {
    formula: 'bonusEmploiVoletA + bonusEmploiVoletB',
    inputs: ['bonusEmploiVoletA', 'bonusEmploiVoletB'],
  },
  (c) => c.bonusEmploiVoletA + c.bonusEmploiVoletB
)
