import { weeklyHours } from '#modules/compute/pure'
import { change } from './change.ts'
import { grossOf, withGross } from './gross.ts'

/** Other hours a week; pay follows in proportion. */
export const regime = change({
  type: 'REGIME',
  fields: {
    numerateur: { kind: 'hours', min: 1, max: 60, usual: 30.4 },
    denominateur: { kind: 'hours', min: 1, max: 60, usual: 38 },
  },
  slider: { field: 'numerateur', min: 7.6, max: 38, step: 0.1 },
  apply(state, { numerateur, denominateur }) {
    const gross = grossOf(state)
    if (gross === undefined) return 'no_gross'
    const { worked, full } = weeklyHours(state.package)
    const other = {
      ...state,
      package: { ...state.package, regimeNumerateur: numerateur, regimeDenominateur: denominateur },
    }
    // By the hour the wage stays; by the month the pay is that of the new share of full time.
    const isHourly = typeof state.package.salaireBrutHoraire === 'number'
    return isHourly
      ? other
      : withGross(other, (gross * numerateur * full) / (denominateur * worked))
  },
})
