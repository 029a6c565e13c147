import { parameter } from '../../../engine/parameter.ts'

/** The same in the hotel and restaurant trade. */
export const plafondHoreca = parameter('count', [
  {
    from: '2021-01-01',
    value: 360,
    source: 'CIR 92, art. 154bis: CP 302 (Group S 2023; Easypay)',
    href: 'https://groups.be/nl/nieuws/juridische-artikels/fiscaal-gunstregime-van-180-overuren-wordt-met-twee-jaar-verlengd-vanaf',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
