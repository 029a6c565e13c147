import { parameter } from '../../../engine/parameter.ts'

/** Special contribution of the employer on the premiums of a group insurance. */
export const cotisationGroupe = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 88_600,
    source: 'loi 29/06/1981, art. 38, § 3ter; ONSS rate file DmfA 2026Q3, codes 864 and 865',
    confidence: 'official',
    checked: '2026-11-21',
  },
])
