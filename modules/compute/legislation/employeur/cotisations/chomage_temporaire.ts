import { parameter } from '../../../engine/parameter.ts'

/** Temporary unemployment and older unemployed. */
export const chomageTemporaire = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 1000,
    source: 'recalled for 2021; CLEISS 2022 has the same rate',
    confidence: 'recalled',
    checked: '2026-11-20',
  },
  {
    from: '2022-01-01',
    value: 1000,
    source: 'ONSS rate file DmfA 2026Q3 (dmfa_rate_2026_3.zip, 15/09/2026), code 859',
    confidence: 'official',
    checked: '2026-11-20',
  },
])
