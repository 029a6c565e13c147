import { part } from './part.ts'
import { maximum } from './maximum.ts'
import { minimum } from './minimum.ts'
import { cotisationSolde } from './cotisation_solde.ts'

export const budgetMobilite = {
  part,
  maximum,
  minimum,
  cotisationSolde,
}
