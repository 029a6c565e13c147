import { parameter } from '../../../engine/parameter.ts'

/** July 2023 to March 2024: highest work bonus of a manual worker in the raised part for low wages. */
export const basMaximum = parameter(
  'cents',
  [
    {
      from: '2023-07-01',
      value: 283_13,
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
