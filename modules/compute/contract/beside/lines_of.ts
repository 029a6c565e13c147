import { euros } from '../../engine/money.ts'

/** The lines of an answer in euros, `null` where one is not known. */
export function linesOf<F extends string>(
  keys: readonly F[],
  sheet: Readonly<Record<F, number>>,
  isUnknown: (key: F) => boolean
): Readonly<Record<F, number | null>> {
  return Object.fromEntries(
    keys.map((key) => [key, isUnknown(key) ? null : euros(sheet[key])])
  ) as Record<F, number | null>
}
