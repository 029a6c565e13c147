import type { TrancheAge } from './tranches_age.ts'

/*
 * Apart from what reads a package (read_tranches.ts), so that a page that only shows one does not fetch the reader.
 */

type Fields = Readonly<Record<string, unknown>>

/** The bands of a package that was read, and nothing where it has none. */
export function tranchesOf({ assuranceGroupeTranches: bands }: Fields): readonly TrancheAge[] {
  return Array.isArray(bands) ? (bands as readonly TrancheAge[]) : []
}

/** Whether the shares of a package move with age and it does not tell whose: nothing but its first share is known to hold. */
export function isBirthUntold(fields: Fields): boolean {
  return (
    fields.hasAssuranceGroupe === true &&
    tranchesOf(fields).length > 0 &&
    typeof fields.assuranceGroupeNaissance !== 'number'
  )
}
