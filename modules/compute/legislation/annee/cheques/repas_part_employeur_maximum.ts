import { parameter } from '../../../engine/parameter.ts'

/** Highest share of the employer in a meal voucher. */
export const repasPartEmployeurMaximum = parameter('cents', [
  {
    from: '2016-01-01',
    value: 6_91,
    source: 'AR 26/05/2015, AR 28/11/1969, art. 19bis (Le Vif, BCG)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
  {
    from: '2026-01-01',
    value: 8_91,
    source: 'AR 10/11/2025 (Attentia, pardoen.be, delvaux-co.be)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
