/* How a worker comes to work, as the sheet counts it; 0 is nothing paid. */

export const VOITURE_PRIVEE = 1
export const TRANSPORT_PUBLIC = 2
export const TIERS_PAYANT = 3
export const VELO = 4
