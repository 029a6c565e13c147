/** A package is A; it may have a B and a C, as many as are compared at once. */
export const VARIANT_LETTERS = ['A', 'B', 'C'] as const
export type VariantLetter = (typeof VARIANT_LETTERS)[number]

/** The first letter that is free beside these. */
export function freeLetter(taken: readonly string[]): Exclude<VariantLetter, 'A'> | undefined {
  return (['B', 'C'] as const).find((letter) => !taken.includes(letter))
}
