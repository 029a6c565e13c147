import { parameter } from '../../../engine/parameter.ts'

/** The surcharge of Flanders and Wallonia on the reduced tax of the State. */
export const additionnelsRegionaux = parameter(
  'ppm',
  [
    {
      from: '2024-01-01',
      value: 332_570,
      source: 'A public project; it gives back what the factor of autonomy takes',
      confidence: 'third_party',
      checked: '2026-11-27',
    },
  ],
  { introduced: true }
)
