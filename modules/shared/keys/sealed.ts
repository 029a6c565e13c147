import encryption from '@adonisjs/core/services/encryption'

/** A secret as the database keeps it: encrypted by the key for what lies at rest. */
export function seal(plain: string): string {
  return encryption.use('atRest').encrypt(plain)
}

/** What was sealed, by whichever key of the list; null for anything else. */
export function unseal(stored: string): string | null {
  return encryption.use('atRest').decrypt<string>(stored)
}
