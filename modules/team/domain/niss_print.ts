import { keyRing } from '#config/keys'

/**
 * What a register number is found by without being opened: a code of it under a key, of one company alone. By the key
 * that writes; who looks for one asks for all of them (`nissPrints`).
 */
export function nissPrint(companyId: string, niss: string): string {
  return keyRing.mac('people', textOf(companyId, niss))
}

/** The same by each key of the list, so that a change of keys loses no number. */
export function nissPrints(companyId: string, niss: string): string[] {
  return keyRing.macs('people', textOf(companyId, niss))
}

const textOf = (companyId: string, niss: string) => `niss:${companyId}:${niss}`
