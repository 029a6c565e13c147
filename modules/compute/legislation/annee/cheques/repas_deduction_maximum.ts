import { parameter } from '../../../engine/parameter.ts'

/** The same where the employer's share is the highest that the law allows. */
export const repasDeductionMaximum = parameter('cents', [
  {
    from: '2016-01-01',
    value: 2_00,
    source:
      'CIR 92, art. 53, 14°: until 2025 whatever the voucher is worth (kmgonline.be, fiduciaire-finacces.be)',
    confidence: 'provider',
    checked: '2026-11-22',
  },
  {
    from: '2026-01-01',
    value: 4_00,
    source:
      'Act of diverse provisions adopted on 11/12/2025, where the share is 8.91 (Pardoen, Delvaux; BDO words it "when the face value exceeds 8" before the final text)',
    confidence: 'provider',
    checked: '2026-11-22',
  },
])
