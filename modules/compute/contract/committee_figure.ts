import { numberOf } from '../committees/committee.ts'
import { COMMITTEES } from '../committees/index.ts'

/** Ids of what a committee and an employer category say: `CP302.heuresSemaine`, `categorie.017.fonds`. */
export const FACT = /^CP(\d{3})(\d{2})?\.(\w+)$/
export const RATE = /^categorie\.(\d{3})\.(\w+)$/

/** The number of the committee on whose page a figure stands, or `undefined` for a figure of the law. */
export function committeeOfFigure(id: string): string | undefined {
  const [, main, sub] = FACT.exec(id) ?? []
  if (main !== undefined) return sub === undefined ? main : `${main}.${sub}`
  const [, category] = RATE.exec(id) ?? []
  const found = category && COMMITTEES.find(({ categories }) => categories.includes(category))
  return found ? numberOf(found) : undefined
}
