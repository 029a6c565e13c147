import { parameter } from '../../../engine/parameter.ts'

/** Copyright income of a year above which it is professional income. */
export const plafond = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: 62550_00,
      source: 'from memory; 1.668 times the base of 37,500, as the brackets of that year',
      confidence: 'recalled',
      checked: '2026-11-21',
    },
    {
      from: '2022-01-01',
      value: 64070_00,
      source: 'abfk.be',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2023-01-01',
      value: 70220_00,
      source: 'Practicali; Odoo documentation',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2024-01-01',
      value: 73070_00,
      source: 'artetloibelge.blogspot.com (exercice 2025)',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2025-01-01',
      value: 75360_00,
      source: 'Moore',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    {
      from: '2026-01-01',
      value: 77220_00,
      source: 'Practicali 2026',
      confidence: 'provider',
      checked: '2026-11-21',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
