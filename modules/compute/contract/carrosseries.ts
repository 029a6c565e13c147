/** The shapes of cars; no figure depends on them. */
export const CARROSSERIES = [
  'CITADINE',
  'BERLINE',
  'BREAK',
  'SUV',
  'MONOSPACE',
  'UTILITAIRE',
] as const

export type Carrosserie = (typeof CARROSSERIES)[number]
