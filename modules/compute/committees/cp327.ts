import type { Committee } from './committee.ts'

/** Sheltered and social workshops: no year-end premium was found. */
export const CP327: Committee = {
  code: 'BECP327',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['073', '173', '273', '373', '473', '673'],
  facts: {},
}
