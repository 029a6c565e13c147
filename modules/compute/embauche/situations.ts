/* What is told of a hiring, as its sheet counts it. */

export const BRUXELLES = 1
export const WALLONIE = 2
export const FLANDRE = 3

export const EQUIPES = 1
export const CONTINU = 2

export const STARTER_PME = 1
export const STARTER_MICRO = 2
