import { part } from './part.ts'
import { maximum } from './maximum.ts'

export const budgetMobilite = {
  part,
  maximum,
}
