import { part } from './part.ts'
import { maximum } from './maximum.ts'
import { minimum } from './minimum.ts'
import { emissionMaximale } from './emission_maximale.ts'
import { cotisationSolde } from './cotisation_solde.ts'

export const budgetMobilite = {
  part,
  maximum,
  minimum,
  emissionMaximale,
  cotisationSolde,
}
