import { parameter } from '../../../engine/parameter.ts'

/** CP 200: fractions of full time from which the eco-vouchers of `ecoCp200Montants` are due, lowest first. */
export const ecoCp200Fractions = parameter('ppm', [
  {
    from: '2021-01-01',
    value: [0, 500_000, 600_000, 800_000],
    source: 'the table of 2025, taken as unchanged since CCT 98',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: [0, 500_000, 600_000, 800_000],
    source: 'ACLVB, PC 200: ecocheques 2025 (5/06/2025), via LOONMONITOR',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
