import { parameter } from '../../../engine/parameter.ts'

/** The same for work on buildings where presence is registered. */
export const plafondImmobilier = parameter('count', [
  {
    from: '2021-01-01',
    value: 180,
    source:
      'CIR 92, art. 154bis: work on buildings with electronic registration (Group S 2023; Easypay)',
    href: 'https://groups.be/nl/nieuws/juridische-artikels/fiscaal-gunstregime-van-180-overuren-wordt-met-twee-jaar-verlengd-vanaf',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
