import { parameter } from '../../../engine/parameter.ts'

/** What the hours of royal decree n° 213 are paid beside the hour. */
export const sursalaireConstruction = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 200_000,
    source: 'AR n° 213 du 26 septembre 1983, art. 7 (Group S 2023)',
    href: 'https://groups.be/nl/nieuws/juridische-artikels/fiscaal-gunstregime-van-180-overuren-wordt-met-twee-jaar-verlengd-vanaf',
    confidence: 'provider',
    checked: '2026-11-28',
  },
])
