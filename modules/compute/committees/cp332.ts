import type { Committee } from './committee.ts'

/** French- and German-speaking welfare and health: no year-end premium was found. */
export const CP332: Committee = {
  code: 'BECP332',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['022', '222'],
  facts: {},
}
