import { hasSeal } from '#modules/sealing/index'
import { CHOICES, type Choice } from '../domain/levels.ts'

/** The levels that this installation has: by hand only where nothing seals. */
export function levelChoices(): readonly Choice[] {
  return hasSeal() ? CHOICES : ['PAPER']
}
