import { hasSeal } from '#modules/sealing/index'
import { CHOICES } from '../domain/levels.ts'

/** The levels that this installation has: by hand only where nothing seals. */
export function levelChoices(): readonly (typeof CHOICES)[number][] {
  return hasSeal() ? CHOICES : ['PAPER']
}
