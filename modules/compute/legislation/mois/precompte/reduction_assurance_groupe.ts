import { parameter } from '../../../engine/parameter.ts'

/** Share of the personal contribution to a group insurance that the withholding tax falls by. */
export const reductionAssuranceGroupe = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 300_000,
    source:
      'SPF Finances quoted by LOONMONITOR; scale guide 2016, § 3.3: 30 % of what the employer withholds',
    confidence: 'official_quoted',
    checked: '2026-11-22',
  },
])
