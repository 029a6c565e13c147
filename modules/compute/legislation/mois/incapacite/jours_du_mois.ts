import { parameter } from '../../../engine/parameter.ts'

/** By how many days a month of pay is divided for the allowance. */
export const joursDuMois = parameter('count', [
  {
    from: '2021-01-01',
    value: 26,
    source:
      'Règlement du 16 avril 1997, art. 23: a twenty-sixth of the pay of a month; six days a week (riziv.fgov.be)',
    href: 'https://www.riziv.fgov.be/webprd/docleg/sp/185253-940?1&tmpl=kartlis&OIDN=1500677&-IMPR=1',
    confidence: 'official',
    checked: '2026-11-28',
  },
])
