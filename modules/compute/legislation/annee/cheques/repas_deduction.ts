import { parameter } from '../../../engine/parameter.ts'

/** What the employer may deduct of its share in one meal voucher. */
export const repasDeduction = parameter('cents', [
  {
    from: '2016-01-01',
    value: 2_00,
    source:
      'CIR 92, art. 53, 14°, since 1/01/2016 (Deloitte, kmgonline.be); Pardoen, Delvaux for 2026',
    confidence: 'provider',
    checked: '2026-11-22',
  },
])
