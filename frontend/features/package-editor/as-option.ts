import { optionOf } from '#modules/compute/pure'
import type { Benefit } from '@/api/benefits'
import type { Entry } from './lists.ts'

/** A benefit of the catalogue as an entry of a package's list (`voitureSocieteOptions`, `veloOptions`, …). */
export function asOption({ kind, id, ...benefit }: Benefit): Entry {
  return optionOf(kind, benefit, id) as Entry
}
