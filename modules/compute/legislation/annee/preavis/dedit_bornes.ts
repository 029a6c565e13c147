import { parameter } from '../../../engine/parameter.ts'

/** Upper bounds of the brackets of yearly reference pay, whose rate is withheld from the whole of an indemnity of notice. */
export const deditBornes = parameter(
  'cents',
  [
    {
      from: '2021-01-01',
      value: null,
      source: 'annexe III AR/CIR 92, n° 58: the table of the years before 2026 was not found',
      confidence: 'not_found',
      checked: '2026-11-28',
    },
    {
      from: '2026-01-01',
      value: [
        11860_00, 14235_00, 15810_00, 18980_00, 20565_00, 22935_00, 26885_00, 34790_00, 42695_00,
        55355_00, 62465_00, 71160_00, 83020_00, 99630_00, 124925_00, 143905_00, 169205_00,
      ],
      source:
        'AR du 11/12/2025, MB 29/12/2025, annexe III n° 58 and 62, as a public payroll program reads it (October 2026)',
      confidence: 'official_quoted',
      checked: '2026-11-28',
    },
    { from: '2027-01-01', value: undefined },
  ],
  { yearly: true }
)
