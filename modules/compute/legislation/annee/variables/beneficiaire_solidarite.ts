import { parameter } from '../../../engine/parameter.ts'

/** Solidarity contribution of the worker on the profit premium. */
export const beneficiaireSolidarite = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 130_700,
    source: 'Loi du 22/05/2001; ONSS instructions, profitsharings; SD Worx (exact)',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
