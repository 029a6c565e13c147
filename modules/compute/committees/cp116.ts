import type { Committee } from './committee.ts'

/** Chemical industry, manual workers: scales and premiums are of companies. */
export const CP116: Committee = {
  code: 'BECP116',
  statuts: ['OUVRIER'],
  categories: ['087', '187'],
  facts: {},
}
