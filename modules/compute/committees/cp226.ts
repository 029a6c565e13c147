import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const PRIME: Origin = {
  source: 'SETCa BHV: the pay of the month of payment, with the average of variable pay',
  href: 'https://www.setcabhv.be/fr/bhv/iobject/HISCOTKD3QG',
  confidence: 'provider',
  checked: '2026-11-26',
}
const ACCORD: Origin = {
  source: 'CNE, 23/12/2025, sector agreement 2025-2026; two rises of meal vouchers added up',
  confidence: 'provider',
  checked: '2026-11-26',
}
const ECO: Origin = {
  source:
    'Group S, CP 226 chap. 54, on the agreement of 8/05/2017: 250 a year in December, part-timers too, unless the company converted them',
  href: 'https://www.groups.be/nl/sociale-wetgeving/sectorale-documentatie/paritaire-comites/22600000000/54/ecocheques/4031843896',
  confidence: 'provider',
  checked: '2026-11-28',
}

/** International trade, transport and logistics, white-collar workers: the scale by class was not found. */
export const CP226: Committee = {
  code: 'BECP226',
  statuts: ['EMPLOYE'],
  categories: ['200', '083', '084'],
  facts: {
    primeFinAnneeMois: fact('hundredths', ['2021-01-01', 1_00, PRIME]),
    chequeRepasHausse: fact('cents', ['2026-02-01', 1_00, ACCORD], ['2026-12-01', 2_00, ACCORD]),
    ecoCheques: fact('cents', ['2021-01-01', 250_00, ECO]),
    veloKilometre: fact('ten_thousandths', ['2026-01-01', 3000, ACCORD]),
  },
}
