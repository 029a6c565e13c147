import type { Committee } from './committee.ts'
import { fact, type Origin } from './fact.ts'

const PRIME: Origin = {
  source: 'ABVV Algemene Centrale, maatwerk: 164.67 times the gross hourly pay since 2020',
  href: 'https://www.accg.be/index.php/nl/sector/maatwerk/lonen-en-vergoedingen/arbeiders/vergoedingen/eindejaarspremie-bw',
  confidence: 'provider',
  checked: '2026-11-27',
}

/** Flemish sheltered workshops, manual workers: a month of pay at the year's end, for 164.67 hours are a month of 38 a week. */
export const CP32701: Committee = {
  code: 'BECP32701',
  statuts: ['OUVRIER'],
  categories: ['373', '473', '673'],
  facts: {
    primeFinAnneeMois: fact('hundredths', ['2021-01-01', 1_00, PRIME]),
  },
}
