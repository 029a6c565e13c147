import { parameter } from '../../../engine/parameter.ts'

/** Tax on the profit premium after the solidarity contribution, withheld at source. */
export const beneficiaireImpot = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 70_000,
    source: 'Loi du 22/05/2001; UCM; SD Worx (exact)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
