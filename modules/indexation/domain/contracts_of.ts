import type { IndexedOn } from '#modules/contracts/index'
import type Indexation from '../models/indexation.ts'

/** The contracts that a run looks at: those of its day, and those that begin later. */
export function contractsOf({
  date,
  commissionParitaire,
}: Pick<Indexation, 'date' | 'commissionParitaire'>): IndexedOn {
  return { date: date.toISODate()!, commissionParitaire, coming: true }
}
