import { parameter } from '../../../engine/parameter.ts'

/** What is deducted of a car without emission, by the year of its order: until 2026, then each year; it is kept as long as the car is. */
export const zeroEmission = parameter(
  'ppm',
  [
    {
      from: '2023-07-01',
      value: [1_000_000, 950_000, 900_000, 825_000, 750_000, 675_000],
      source: 'CIR 92, art. 66, § 1; loi du 25 novembre 2021 (Renta, April 2025)',
      href: 'https://renta.be/fr/le-gouvernement-approuve-la-nouvelle-fiscalit%C3%A9-des-hybrides-rechargeables',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
