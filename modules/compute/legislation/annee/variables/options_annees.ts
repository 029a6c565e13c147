import { parameter } from '../../../engine/parameter.ts'

/** Years an option may run before its benefit rises. */
export const optionsAnnees = parameter('count', [
  {
    from: '2021-01-01',
    value: 5,
    source: 'Loi du 26/03/1999, art. 43, § 5; Loyens & Loeff',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
