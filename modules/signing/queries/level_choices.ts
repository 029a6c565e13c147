import { hasSeal, signatureProvider } from '#modules/sealing/index'
import { CHOICES, type Choice } from '../domain/levels.ts'

/** The levels that this installation has: by hand only where nothing seals, QUALIFIED where a provider is set up. */
export function levelChoices(): readonly Choice[] {
  if (!hasSeal()) return ['PAPER']
  return signatureProvider() ? CHOICES : CHOICES.filter((choice) => choice !== 'QUALIFIED')
}
