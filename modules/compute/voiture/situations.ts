/* What is told of a car, as its sheet counts it. */

/** By the day of the order: the deduction of cars that emit. */
export const SANS_LIMITE = 0
export const PLAFONNEE = 1
export const SANS_DEDUCTION = 2

/** How much of the VAT is deducted. */
export const TVA_COMPRISE = 0
export const TVA_FORFAIT = 1
export const TVA_REEL = 2
export const TVA_SEMI_FORFAIT = 3
