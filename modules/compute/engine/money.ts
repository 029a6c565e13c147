/**
 * Money is an integer number of euro cents, a rate an integer number of millionths (`ppm`:
 * 13.07 % = 130 700). Products of the two are exact integers, and rounding happens here only.
 *
 * Exactness: every product stays under 2^53 for amounts up to 10^9 cents a month (10^10.1 a year),
 * and the floor of a quotient of two integers under 2^53 is exact in double precision.
 */
export type Cents = number
export type Ppm = number

/** The whole of a rate. */
export const MILLION = 1_000_000
const HALF_MILLION = 500_000

/** `amount × rate`, rounded half up to the cent. Neither may be negative. */
export function share(amount: Cents, rate: Ppm): Cents {
  return Math.floor((amount * rate + HALF_MILLION) / MILLION)
}

/** `numerator ÷ denominator`, rounded half up to the unit. Neither may be negative. */
export function quotient(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/** The same of products that pass 2^53. */
export function exactQuotient(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

const HALF = 0.5
/** Some roundings of a number below it move it by less than a thousandth of the doubt. */
const MOST_NEAR = 1e9
const DOUBT = 1e-3

/** `numerator ÷ denominator` times each rate, rounded half up to the unit, once. None may be negative. */
export function sharesOf(numerator: number, denominator: number, rates: readonly Ppm[]): number {
  const near = rates.reduce((product, rate) => (product * rate) / MILLION, numerator / denominator)
  // Quick where it is so far from a half that the roundings on the way decide nothing.
  if (near < MOST_NEAR && Math.abs((near % 1) - HALF) > DOUBT) return Math.round(near)
  const product = rates.reduce((exact, rate) => exact * BigInt(rate), BigInt(numerator))
  return exactQuotient(product, BigInt(denominator) * BigInt(MILLION) ** BigInt(rates.length))
}

/** `numerator ÷ denominator`, cut off below the unit. Neither may be negative. */
export function quotientBelow(numerator: number, denominator: number): number {
  return Math.floor(numerator / denominator)
}

/** The greatest multiple of `step` that is not above `amount`. */
export function multipleBelow(amount: Cents, step: Cents): Cents {
  return amount - (amount % step)
}

/** `amount × numerator ÷ denominator`, rounded half up to the cent. */
export function prorata(amount: Cents, numerator: number, denominator: number): Cents {
  return quotient(amount * numerator, denominator)
}

/** The part of `amount` above `floor`, never negative. */
export function above(amount: Cents, floor: Cents): Cents {
  return amount > floor ? amount - floor : 0
}

/** The amount with the sign of what is taken off (zero stays a plain zero). */
export function taken(amount: Cents): Cents {
  return 0 - amount
}

/** Cents as the euros of the JSON boundary: the double nearest to the decimal figure. */
export function euros(amount: Cents): number {
  return amount / 100
}

/**
 * Euros of the JSON boundary as cents, or `undefined` when the figure has more than two decimals.
 */
export function cents(amount: number): Cents | undefined {
  const rounded = Math.round(amount * 100)
  return rounded / 100 === amount ? rounded + 0 : undefined
}
