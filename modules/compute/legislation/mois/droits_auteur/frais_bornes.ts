import { parameter } from '../../../engine/parameter.ts'

/**
 * Upper bounds of the brackets of flat costs, by year of income.
 * The law page contradicts itself twice: the page on employer cost prints 18,720 and 37,450 as those of 2024,
 * which are those of 2023 (the ceiling of 2024, 73,070, is 1.9485 times the base of 37,500, as 19,480 is of
 * 10,000). For 2026 Sabam, creativeshelter and Accountable announce the end of flat costs, Moore and Practicali
 * keep them: the bill keeps them and nothing was found adopted, so the figures are those Practicali prints.
 */
export const fraisBornes = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: [16680_00, 33360_00],
      source:
        'fiduciaireassocies.be, which calls them those of assessment year 2021; read as income of 2021, whose ceiling is 1.668 times the base',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: [17090_00, 34170_00],
      source: 'abfk.be',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [18720_00, 37450_00],
      source: 'from memory; the index of the ceiling of 2023 gives the same',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [19480_00, 38970_00],
      source: 'artetloibelge.blogspot.com (exercice 2025)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [20100_00, 40190_00],
      source: 'from memory; the index of the ceiling of 2025 gives the same',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [20590_00, 41180_00],
      source: 'Practicali 2026 (at most 15,442.50 of costs)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
