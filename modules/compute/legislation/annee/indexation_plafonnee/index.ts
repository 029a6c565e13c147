import { limite } from './limite.ts'
import { part } from './part.ts'
import { partCotisation } from './part_cotisation.ts'

/** The cap on indexation, and the contribution on what it keeps. */
export const indexationPlafonnee = {
  limite,
  part,
  partCotisation,
}
