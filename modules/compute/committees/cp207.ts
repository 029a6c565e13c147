import type { Committee } from './committee.ts'

/** Chemical industry, white-collar workers. */
export const CP207: Committee = {
  code: 'BECP207',
  statuts: ['EMPLOYE'],
  categories: ['087', '187'],
  facts: {},
}
