import { cents, type YearFlow } from '#modules/compute/pure'
import { Climb, type Step } from './staircase.ts'

/** The way of a year from its gross pay to what is left once it is assessed; without a balance it ends at the net. */
export function yearStepsOf({
  brut,
  cotisations,
  precompte,
  autres,
  net,
  solde,
  reste,
}: YearFlow): Step[] {
  const steps: Step[] = []
  const climb = new Climb(steps)
  climb.level('brut', 'fixed', cents(brut))
  climb.step('cotisations', 'withheld', -cents(cotisations))
  climb.step('precompte', 'withheld', -cents(precompte))
  climb.step('autres', 'benefits', cents(autres))
  climb.level('net', 'net', cents(net))
  if (solde === null || reste === null) return steps
  climb.step('solde', 'withheld', cents(solde))
  climb.level('reste', 'net', cents(reste))
  return steps
}
