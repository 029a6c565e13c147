import { parameter } from '../../../engine/parameter.ts'

/** CCT 19: the employer share of public transport a month, by step of distance. */
export const cct19Montants = parameter('cents', [
  {
    from: '2021-01-01',
    value: null,
    source: 'tables before February 2026 were not found',
    confidence: 'not_found',
    checked: '2026-11-21',
  },
  {
    from: '2026-02-01',
    value: [
      34_00, 37_00, 40_00, 42_00, 45_00, 47_00, 49_00, 52_00, 54_00, 57_00, 59_00, 62_00, 64_00,
      67_00, 69_00, 72_00, 74_00, 78_00, 81_00, 83_00, 86_00, 88_00, 91_00, 93_00, 95_00, 98_00,
      100_00, 103_00, 107_00, 112_00, 119_00, 125_00, 131_00, 139_00, 145_00, 149_00, 153_00,
      157_00, 163_00, 170_00, 177_00, 186_00, 193_00, 200_00, 208_00, 215_00, 221_00, 228_00,
      237_00, 245_00,
    ],
    source: 'Sociaal Fonds 200, SSN tables of February 2026, quoted by LOONMONITOR',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
