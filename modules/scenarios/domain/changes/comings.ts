import { change } from './change.ts'

/** A person who is not there yet, from a day on, on the pay of a package. */
export const hire = change({
  type: 'HIRE',
  fields: {
    packageId: { kind: 'package' },
    start: { kind: 'day' },
    /** How many on the same terms. */
    count: { kind: 'count', min: 1, max: 100, optional: true, usual: 1 },
  },
  makesItem: true,
  apply: (state, { start }) => ({ ...state, startDate: start, endDate: null }),
})

/** A person who goes; the day is the last one. */
export const leave = change({
  type: 'LEAVE',
  fields: { date: { kind: 'day' } },
  apply(state, { date }) {
    if (state.endDate !== null && state.endDate <= date) return 'has_left'
    return date < state.startDate ? 'not_employed' : { ...state, endDate: date }
  },
})
