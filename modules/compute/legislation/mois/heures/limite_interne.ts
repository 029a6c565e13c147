import { parameter } from '../../../engine/parameter.ts'

/** Hours above the ordinary working time that may be open at one time. */
export const limiteInterne = parameter('count', [
  {
    from: '2021-01-01',
    value: 143,
    source: 'Loi du 16 mars 1971, art. 26bis, § 1bis (alhr.be 2026)',
    href: 'https://www.alhr.be/conseils-RH/consult/25/plus-d-heures-supplementaires-volontaires-plus-d-heures-nettes-des-le-1er-avril-2026',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
