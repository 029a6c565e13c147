import { parameter } from '../../../engine/parameter.ts'

/** Holiday pay of the fund, simple and double together, share of the pay at 108 %. */
export const tauxPecule = parameter('ppm', [
  {
    from: '2021-01-01',
    value: 153_800,
    source: 'AR du 30/03/1967, art. 14; horecaestmapassion.be, 4/05/2023; cgslb.be',
    confidence: 'provider',
    checked: '2026-11-21',
  },
])
