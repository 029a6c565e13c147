/* What is told of a plug-in hybrid, as the sheet counts it; 0 is any other car. */

/** Neither its battery nor its equivalent car is told: it counts as it stands. */
export const HYBRIDE_SANS_DONNEES = 1
/** Its equivalent car is told and its battery is not: its emission alone is judged. */
export const HYBRIDE_SANS_BATTERIE = 2
/** Its battery is told. */
export const HYBRIDE_AVEC_BATTERIE = 3
