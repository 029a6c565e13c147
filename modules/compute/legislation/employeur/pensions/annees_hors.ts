import { parameter } from '../../../engine/parameter.ts'

/** Years outside the company that count at most. */
export const anneesHors = parameter(
  'count',
  [
    {
      from: '2024-01-01',
      value: 10,
      source: 'CIR 92, art. 59 (moneip.be)',
      href: 'https://moneip.be/simulateur-regles-des-80/',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
