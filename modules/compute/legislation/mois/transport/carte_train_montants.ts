import { parameter } from '../../../engine/parameter.ts'

/** Monthly second-class train card: its price by step of distance. */
export const carteTrainMontants = parameter('cents', [
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
      39_00, 43_50, 47_50, 52_00, 56_00, 60_00, 63_00, 67_00, 70_00, 74_00, 78_00, 81_00, 85_00,
      88_00, 92_00, 95_00, 99_00, 103_00, 106_00, 110_00, 113_00, 117_00, 120_00, 124_00, 128_00,
      131_00, 135_00, 138_00, 142_00, 146_00, 151_00, 160_00, 169_00, 178_00, 187_00, 195_00,
      204_00, 210_00, 217_00, 223_00, 231_00, 242_00, 252_00, 263_00, 273_00, 283_00, 294_00,
      304_00, 315_00, 325_00, 336_00, 346_00, 356_00, 367_00, 377_00, 388_00, 398_00, 409_00,
    ],
    source: 'Sociaal Fonds 200, SSN tables of February 2026, quoted by LOONMONITOR',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
