/* What is told of a person, as the sheet counts it. */

export const BRUXELLES = 1
export const WALLONIE = 2
export const FLANDRE = 3
