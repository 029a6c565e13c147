import { parameter } from '../../../engine/parameter.ts'

/** Joint committees in which a part of the activities allows flexi-jobs. */
export const flexiSecteursPartiels = parameter(
  'count',
  [
    {
      from: '2025-01-01',
      value: [118, 145, 200, 331],
      source:
        'programme Act of 22 December 2023 (Prato): subsectors of food, parks and gardens, driving schools, child care',
      href: 'https://www.prato.be/aanpassing-systeem-flexi-jobs-n-a-v-begrotingsakkoord/',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
