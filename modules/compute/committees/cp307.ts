import type { Committee } from './committee.ts'

/** Insurance brokers and agencies: neither scale nor premium was found. */
export const CP307: Committee = {
  code: 'BECP307',
  statuts: ['EMPLOYE'],
  categories: ['530'],
  facts: {},
}
