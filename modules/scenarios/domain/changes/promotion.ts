import { change } from './change.ts'
import { grossOf, withGross } from './gross.ts'
import { withContent } from './apply_package.ts'

/** Another function and level, with a raise, or with a package that goes with it. */
export const promotion = change({
  type: 'PROMOTION',
  fields: {
    nomFonction: { kind: 'text' },
    level: { kind: 'text', optional: true },
    percent: { kind: 'percent', min: 0, max: 100, decimals: 4, optional: true, usual: 8 },
    packageId: { kind: 'package', optional: true },
  },
  slider: { field: 'percent', min: 0, max: 20, step: 0.5 },
  apply(state, { nomFonction, level, percent, content }) {
    const paid = content ? withContent(state, content) : state
    const gross = grossOf(paid)
    if (gross === undefined) return 'no_gross'
    const raised = percent ? withGross(paid, gross + (gross * percent) / 100) : paid
    // The range of the new function is another one.
    return { ...raised, nomFonction, level: level ?? state.level, range: null }
  },
})
