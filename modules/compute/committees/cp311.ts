import type { Committee } from './committee.ts'

/** Large retail, white-collar workers: scales and premium were not found. */
export const CP311: Committee = {
  code: 'BECP311',
  statuts: ['EMPLOYE'],
  categories: [],
  facts: {},
}
