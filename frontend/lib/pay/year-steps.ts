import { cents, YEAR_FLOW, type YearFlow } from '#modules/compute/pure'
import { Climb, type Step } from './staircase.ts'

/** The way of a year from its gross pay to what is left once it is assessed; without a balance it ends at the net. */
export function yearStepsOf(flux: YearFlow): Step[] {
  const steps: Step[] = []
  const climb = new Climb(steps)
  for (const [key, kind, sign] of YEAR_FLOW) {
    const euros = flux[key]
    if (euros === null) break
    if (kind === 'level') climb.level(key, key === 'brut' ? 'fixed' : 'net', cents(euros))
    else climb.step(key, key === 'autres' ? 'benefits' : 'withheld', sign * cents(euros))
  }
  return steps
}
