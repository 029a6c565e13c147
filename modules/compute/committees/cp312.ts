import type { Committee } from './committee.ts'

/** Department stores: scales and premium were not found. */
export const CP312: Committee = {
  code: 'BECP312',
  statuts: ['EMPLOYE'],
  categories: [],
  facts: {},
}
