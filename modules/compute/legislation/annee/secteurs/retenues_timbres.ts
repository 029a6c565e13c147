import { parameter } from '../../../engine/parameter.ts'

/** CP 124: what is withheld from loyalty stamps before the worker has them. */
export const retenuesTimbres = parameter<number>('ppm', [
  {
    from: '2021-01-01',
    value: null,
    source: 'not found: a fund pays the stamps and withholds by rules of its own',
    confidence: 'not_found',
    checked: '2026-11-26',
  },
])
