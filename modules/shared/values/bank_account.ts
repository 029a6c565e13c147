import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

/** Six letters, two letters or digits, and three more where it names a branch (SIG-13). */
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/

/** An IBAN of any country without its spaces; null for one that its country does not give, or with wrong check digits. */
export function readIban(typed: string): string | null {
  const iban = electronicFormatIBAN(typed)
  return iban && isValidIBAN(iban) ? iban : null
}

/** A BIC in capitals; null where it is none, or names a country that is none. */
export function readBic(typed: string): string | null {
  const bic = typed.replace(/\s/g, '').toUpperCase()
  return BIC.test(bic) && isValidBIC(bic) ? bic : null
}

/** Whether a BIC is of another country than the account: a mistake, or a bank that has accounts abroad. */
export function isElsewhere(bic: string, iban: string): boolean {
  return bic.slice(4, 6) !== iban.slice(0, 2)
}

/** In groups of four, as it is printed on cards. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
