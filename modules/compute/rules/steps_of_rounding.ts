import { firstAmount } from '../engine/first_amount.ts'
import type { Cents } from '../engine/money.ts'
import type { Law } from '../legislation/index.ts'
import { computeMonth } from './index.ts'
import type { Sheet } from './sheet.ts'
import type { Step } from './step.ts'

/**
 * Until the end of 2022 the taxable pay of the month was rounded down before it was taxed: at every
 * multiple of the amount the tax rises at once. Gives the gross salaries between two others at which
 * that happens; none under a law without such rounding. Leaves another salary on the sheet.
 */
export function stepsOfRounding(c: Sheet, law: Law, from: Cents, to: Cents): Step[] {
  const pas = law.precompte.pasMensuel
  if (pas === undefined) return []
  const imposable = (gross: Cents): Cents => {
    c.salaireBrut = gross
    computeMonth(c, law)
    return c.imposable
  }
  const steps: Step[] = []
  const last = imposable(to)
  let start = from
  for (let next = imposable(from) + pas; ; next += pas) {
    const multiple = next - (next % pas)
    if (multiple > last) return steps
    start = firstAmount(start, to, (gross) => imposable(gross) >= multiple)
    steps.push({ at: start, rule: 'revenuAnnuelImposable' })
  }
}

/** How far the net of a month may fall at such a step: less than the amount itself. */
export function fallOfRounding(law: Law): Cents {
  return law.precompte.pasMensuel ?? 0
}
