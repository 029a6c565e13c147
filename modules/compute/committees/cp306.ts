import type { Committee } from './committee.ts'

/** Insurance companies: scales and premium were not found. */
export const CP306: Committee = {
  code: 'BECP306',
  statuts: ['EMPLOYE'],
  categories: ['130'],
  facts: {},
}
