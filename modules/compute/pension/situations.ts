/* How an annuity goes on, as its sheet counts it. */

export const INDEXEE = 1
export const REVERSIBLE = 2
