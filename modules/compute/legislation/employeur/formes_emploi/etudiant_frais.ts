import { parameter } from '../../../engine/parameter.ts'

/** CIR 92, art. 142: costs taken off own means, without proof; its minimum is left aside. */
export const etudiantFrais = parameter(
  'ppm',
  [
    {
      from: '2025-01-01',
      value: 200_000,
      source:
        'recalled: 20 % of the taxable amount without proof; the minimum is left aside, which counts too much',
      confidence: 'recalled',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
