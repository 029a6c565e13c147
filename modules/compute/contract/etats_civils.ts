import type { EtatCivil } from './types.ts'

/** A file of its own, so that a screen which lists them loads nothing else of the engine. */
export const ETATS_CIVILS: readonly EtatCivil[] = [
  'celibataire',
  'divorce',
  'veuf',
  'marie',
  'cohabitant',
]
