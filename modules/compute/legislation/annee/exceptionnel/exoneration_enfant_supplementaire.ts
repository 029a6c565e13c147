import { parameter } from '../../../engine/parameter.ts'

/** What the limit of n° 54 grows by for each child beyond the twelfth (the step of the last eight). */
export const exonerationEnfantSupplementaire = parameter(
  'cents',
  [
    {
      from: '2026-01-01',
      value: 7240_00,
      source: 'AR du 11/12/2025, MB 29/12/2025, annexe III n° 53-55',
      confidence: 'derived',
      checked: '2026-11-20',
    },
  ],
  { yearly: true }
)
