import { INDEX_PERCENT, indexPay, weeklyHours } from '#modules/compute/pure'
import { cents } from '../person.ts'
import { change } from './change.ts'
import { grossOf, packageAt } from './gross.ts'

/** One step of the index. Since 1 June 2026 the first 2 % apply up to 4,000 EUR at full time only (`indexPay`). */
export const indexation = change({
  type: 'INDEXATION',
  fields: {
    percent: { kind: 'percent', ...INDEX_PERCENT, decimals: 4, usual: 3.5 },
    /** Percent that the period has moderated already, in earlier steps. */
    moderated: { kind: 'percent', ...INDEX_PERCENT, decimals: 4, optional: true },
  },
  slider: { field: 'percent', min: 2, max: 5, step: 0.05 },
  apply(state, { percent, moderated }, { date }) {
    const gross = grossOf(state)
    if (gross === undefined) return 'no_gross'
    const { employmentType, categorieReduction } = state.package.computeModelConfig
    const { worked, full } = weeklyHours(state.package)
    const step = indexPay({
      date: state.lawDay ?? date,
      salaireBrut: gross,
      percent,
      moderated,
      regimeNumerateur: worked,
      regimeDenominateur: full,
      categorieReduction: categorieReduction ?? undefined,
      assujetti: employmentType !== 'CONTRACTOR' && state.worker.dirigeant !== true,
      cotisation: employmentType !== 'INTERN',
    })
    if (!step.ok) return 'no_gross'
    const { salaireBrut, retenu, cotisationModeration } = step.indexed
    return {
      ...state,
      package: packageAt(state, salaireBrut),
      retenu: cents(state.retenu + retenu),
      cotisationModeration: cents(state.cotisationModeration + cotisationModeration),
    }
  },
})
