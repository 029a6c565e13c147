/* Scales of the integers on the sheet; none of them is a figure of the law. */

/** A full-time month in the hundredths of `fractionOccupation`. */
export const FULL_TIME = 100

/** One in the millionths of a rate. */
export const MILLIONTHS = 1_000_000

/** Cents and ten-thousandths in a euro, hundredths in an hour. */
export const CENTS = 100
export const HUNDREDTHS = 100
export const TEN_THOUSANDTHS = 10_000

/** Hundredths of a kWh in one decimal of it, and the watt-hours of that decimal. */
export const HUNDREDTHS_OF_DECIMAL = 10
export const WATT_HOURS_OF_DECIMAL = 100

/** A hundred percent in the hundredths of a percent of a package. */
export const HUNDRED_PERCENT = 10_000

/** `categorieParticuliere` of the structural reduction; 0 is category 1. */
export const CATEGORIE_2 = 2
export const CATEGORIE_3 = 3
/** Category 3 without wage moderation. */
export const CATEGORIE_3BIS = 4

/** `droitEngagement`: when the right to the reduction of first hirings opened. */
export const NOUVEAU = 0
/** Before July 2026: degressive amounts for a second or third worker. */
export const DEGRESSIF = 1
/** Before 2024: also for a fourth to sixth one. */
export const ANCIEN = 2
