import { parameter } from '../../../engine/parameter.ts'

/** The most that is deducted of the fuel of a plug-in hybrid ordered from 2023 on. */
export const carburantHybride = parameter(
  'ppm',
  [
    {
      from: '2023-07-01',
      value: 500_000,
      source: 'CIR 92, art. 66, § 1; loi du 25 novembre 2021 (Phinix, 2024)',
      href: 'https://phinix.be/kostenaftrek-voor-plug-inhybrides-anno-2024',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
