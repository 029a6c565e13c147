import { parameter } from '../../../engine/parameter.ts'

/** CP 200, students, class D: lowest gross pay a month at full time, by age from 18 to 20. */
export const etudiantClasseD = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'not found; the collective rise of that year was not read',
      confidence: 'not_found',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: [1895_82, 2016_43, 2087_78],
      source: 'table of 2026 ÷ (1.0221 × 1.0358 × 1.0148 × 1.1108); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: [2105_88, 2239_85, 2319_10],
      source: 'table of 2026 ÷ (1.0221 × 1.0358 × 1.0148); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: [2137_04, 2273_00, 2353_42],
      source: 'table of 2026 ÷ (1.0221 × 1.0358); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: [2213_55, 2354_37, 2437_68],
      source: 'table of 2026 ÷ 1.0221 (index of 2026); the table itself was not found',
      confidence: 'derived',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: [2262_47, 2406_40, 2491_55],
      source:
        'Sociaal Fonds 200, barema_200_01-2026 (extracted by a third party, cross-checked with ACV and ACLVB)',
      confidence: 'official_quoted',
      checked: '2026-11-21',
    },
  ],
  { yearly: true }
)
