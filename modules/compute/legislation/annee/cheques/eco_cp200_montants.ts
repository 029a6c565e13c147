import { parameter } from '../../../engine/parameter.ts'

/** CP 200: eco-vouchers of a year by fraction of full time (`ecoCp200Fractions`). */
export const ecoCp200Montants = parameter('cents', [
  {
    from: '2021-01-01',
    value: [100_00, 150_00, 200_00, 250_00],
    source: 'the table of 2025, taken as unchanged since CCT 98',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2025-01-01',
    value: [100_00, 150_00, 200_00, 250_00],
    source: 'ACLVB, PC 200: ecocheques 2025 (5/06/2025), via LOONMONITOR',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
