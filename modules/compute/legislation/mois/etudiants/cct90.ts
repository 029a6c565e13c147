import { parameter } from '../../../engine/parameter.ts'

/** CCT 90 bonuses for students: 1 from the day they may have them. */
export const cct90 = parameter('count', [
  {
    from: '2021-01-01',
    value: 0,
    source: 'Acerta: bonuses of CCT 90 for students from 2026',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 1,
    source: 'Acerta: bonuses of CCT 90 for students from 2026',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
