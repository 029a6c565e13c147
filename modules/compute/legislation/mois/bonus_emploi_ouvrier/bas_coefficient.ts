import { parameter } from '../../../engine/parameter.ts'

/** July 2023 to March 2024: what the raised part of a manual worker loses per euro above the limit. */
export const basCoefficient = parameter(
  'ppm',
  [
    {
      from: '2023-07-01',
      value: 278_600,
      source: 'Securex, Partena, Acerta: work bonus from 1 July 2023',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-04-01',
      value: null,
      source: 'replaced by the volets A and B on 1 April 2024 (Group S; ONSS instructions)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
  ],
  { introduced: true }
)
