import type { Committee } from './committee.ts'

/** Education and housing institutions: the year-end premium was read as of 2016 only, too old to compute with. */
export const CP319: Committee = {
  code: 'BECP319',
  statuts: ['EMPLOYE', 'OUVRIER'],
  categories: ['062', '162', '462', '962'],
  facts: {},
}
