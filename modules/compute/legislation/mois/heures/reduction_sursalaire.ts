import { parameter } from '../../../engine/parameter.ts'

/** The tax reduction of the worker on overtime with a premium of 50 or 100 %. */
export const reductionSursalaire = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 577_500,
    source: 'CIR 92, art. 154bis (Group S 2023; Easypay; sociaalkantoor.be)',
    href: 'https://groups.be/nl/nieuws/juridische-artikels/fiscaal-gunstregime-van-180-overuren-wordt-met-twee-jaar-verlengd-vanaf',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
