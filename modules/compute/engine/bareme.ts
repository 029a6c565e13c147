import { share, type Cents, type Ppm } from './money.ts'

/**
 * By scale: a fixed amount and a rate above the last bound that is passed; nothing up to the first.
 *
 * @param brut the pay, or another income, that the scale is read by: another name would give every law set another hash
 */
export function selonBareme(
  brut: Cents,
  bornes: readonly Cents[],
  taux: readonly Ppm[],
  montants: readonly Cents[]
): Cents {
  let i = bornes.length - 1
  while (i >= 0 && brut <= bornes[i]) i--
  return i < 0 ? 0 : montants[i] + share(brut - bornes[i], taux[i])
}
