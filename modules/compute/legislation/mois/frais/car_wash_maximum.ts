import { parameter } from '../../../engine/parameter.ts'

/** Highest flat allowance for washing the company car, a month. */
export const carWashMaximum = parameter('cents', [
  {
    from: '2021-01-01',
    value: 15_00,
    source: 'the table of 2026, taken as unchanged: it does not follow an index',
    confidence: 'recalled',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 15_00,
    source:
      'ONSS instructions, reimbursement of expenses, table of flat costs, via LOONMONITOR (2026)',
    confidence: 'official_quoted',
    checked: '2026-11-21',
  },
])
