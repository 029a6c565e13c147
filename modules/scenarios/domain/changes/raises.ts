import { cents } from '../person.ts'
import { change } from './change.ts'
import { grossOf, withGross } from './gross.ts'

const MOST_PERCENT = 100
const MOST_MONTH = 100_000

/** Pay raised by a share of itself; below nought it is lowered. */
export const raisePercent = change({
  type: 'RAISE_PERCENT',
  fields: { percent: { kind: 'percent', min: -50, max: MOST_PERCENT, decimals: 4, usual: 2 } },
  slider: { field: 'percent', min: 0, max: 10, step: 0.05 },
  apply(state, { percent }) {
    const gross = grossOf(state)
    return gross === undefined ? 'no_gross' : withGross(state, gross + (gross * percent) / 100)
  },
})

/** Pay raised by an amount of a month, for the hours worked. */
export const raiseAmount = change({
  type: 'RAISE_AMOUNT',
  fields: { amount: { kind: 'amount', min: -MOST_MONTH, max: MOST_MONTH, usual: 100 } },
  slider: { field: 'amount', min: 0, max: 500, step: 5 },
  apply(state, { amount }) {
    const gross = grossOf(state)
    return gross === undefined ? 'no_gross' : withGross(state, Math.max(0, cents(gross + amount)))
  },
})

/** Pay put at an amount of a month, for the hours worked. */
export const setGross = change({
  type: 'SET_GROSS',
  fields: { amount: { kind: 'amount', min: 0, max: MOST_MONTH, usual: 3500 } },
  slider: { field: 'amount', min: 2000, max: 8000, step: 25 },
  apply: (state, { amount }) => withGross(state, amount),
})

/** Pay raised by an amount of each person's own, for the hours worked; who has none stays as they are. */
export const raises = change({
  type: 'RAISES',
  fields: { amounts: { kind: 'amounts', max: MOST_MONTH, usual: {} } },
  apply(state, { amounts }, { itemId }) {
    const amount: number | undefined = amounts[itemId]
    if (!amount) return state
    const gross = grossOf(state)
    return gross === undefined ? 'no_gross' : withGross(state, cents(gross + amount))
  },
})
