import type { Committee } from './committee.ts'

/** Socio-cultural sector: no year-end premium was found. */
export const CP329: Committee = {
  code: 'BECP329',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['262', '362', '762', '862'],
  facts: {},
}
