import { parameter } from '../../../engine/parameter.ts'

/** What the employer keeps of the withheld tax, on hours with a premium of 20 %. */
export const dispenseConstruction = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 321_900,
    source: 'CIR 92, art. 275/1 (Group S 2023; Partena; Prato 30/06/2023)',
    href: 'https://groups.be/nl/nieuws/juridische-artikels/fiscaal-gunstregime-van-180-overuren-wordt-met-twee-jaar-verlengd-vanaf',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
