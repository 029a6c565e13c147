import { parameter } from '../../../engine/parameter.ts'

/** CO2 contribution: least amount a month before indexing from 2028 on, cars ordered from July 2023 on. */
export const minimumCo2Final = parameter(
  'cents',
  [
    {
      from: '2023-07-01',
      value: 31_15,
      source: 'the steps enacted in 2021 (BNP, law page 4.2)',
      confidence: 'provider',
      checked: '2026-11-28',
    },
  ],
  { introduced: true }
)
