import type { Committee } from './committee.ts'

/** Banks: no fund contribution; scales and premium were not found. */
export const CP310: Committee = {
  code: 'BECP310',
  statuts: ['EMPLOYE'],
  categories: ['030'],
  facts: {},
}
