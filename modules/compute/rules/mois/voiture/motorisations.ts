/* What drives a company car, as the sheet counts it; 0 is no car. Hybrids count by their engine. */

export const ESSENCE = 1
export const DIESEL = 2
/** LPG and CNG. */
export const GAZ = 3
/** Electric and hydrogen. */
export const SANS_EMISSION = 4
