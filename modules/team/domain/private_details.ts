import { formatIban, isElsewhere } from '#modules/shared/values/bank_account'
import { formatNiss, readNiss } from '#modules/shared/values/niss'

/** What of a worker is sealed. */
export const PRIVATE_FIELDS = ['niss', 'iban', 'bic'] as const
export type PrivateField = (typeof PRIVATE_FIELDS)[number]
export type PrivateValues = Record<PrivateField, string | null>

/** What a save did to the account: the first one, another one, another BIC of the same one, or none any more. */
export const ACCOUNT_CHANGES = ['FIRST', 'CHANGED', 'BIC', 'REMOVED'] as const
export type AccountChange = (typeof ACCOUNT_CHANGES)[number]

/** What becomes of the account; null where it stays as it is, and where there is none: a BIC alone is no account. */
export function accountChange(kept: PrivateValues, told: PrivateValues): AccountChange | null {
  if (kept.iban === told.iban) return kept.bic === told.bic || told.iban === null ? null : 'BIC'
  if (kept.iban === null) return 'FIRST'
  return told.iban === null ? 'REMOVED' : 'CHANGED'
}

/** What does not fit together and may still be so: people change, registers err, banks have accounts abroad. */
export const DETAIL_WARNINGS = ['NISS_BIRTH_DATE', 'NISS_GENDER', 'BIC_COUNTRY'] as const
export type DetailWarning = (typeof DETAIL_WARNINGS)[number]

/** What contradicts what, of a worker's details. */
export function detailWarnings(
  { niss, iban, bic }: PrivateValues,
  person: { dateOfBirth: string | null; gender: string | null }
): DetailWarning[] {
  const read = niss ? readNiss(niss) : null
  const told = person.gender === 'X' ? null : person.gender
  return DETAIL_WARNINGS.filter(
    (warning) =>
      ({
        NISS_BIRTH_DATE: differ(read?.birthDate, person.dateOfBirth),
        NISS_GENDER: differ(read?.gender, told),
        BIC_COUNTRY: iban !== null && bic !== null && isElsewhere(bic, iban),
      })[warning]
  )
}

/** Whether both are known, and not the same. */
function differ(one: string | null | undefined, other: string | null): boolean {
  return !!one && !!other && one !== other
}

const HIDDEN = '•'

/** `••.••.••-•••.28`: enough for its owner to recognise it, of no use to another. */
export function maskedNiss(niss: string): string {
  return `••.••.••-•••.${niss.slice(-2)}`
}

/** `BE•• •••• •••• 1234` */
export function maskedIban(iban: string): string {
  return formatIban(iban.slice(0, 2) + HIDDEN.repeat(iban.length - 6) + iban.slice(-4))
}

/** `KRED••••`: the bank, without its branch. */
export function maskedBic(bic: string): string {
  return bic.slice(0, 4) + HIDDEN.repeat(bic.length - 4)
}

/** Each of them as it may be shown to all who may see the person. */
export function maskedValues({ niss, iban, bic }: PrivateValues): PrivateValues {
  return {
    niss: niss && maskedNiss(niss),
    iban: iban && maskedIban(iban),
    bic: bic && maskedBic(bic),
  }
}

const MASKS: Record<PrivateField, (value: string) => string> = {
  niss: maskedNiss,
  iban: maskedIban,
  bic: maskedBic,
}

/** What a field says as it may be shown to all who may see the person: masked where it is one of them. */
export function maskedValue<V>(field: string, value: V): V | string {
  return isPrivate(field) && value !== null ? MASKS[field](String(value)) : value
}

/** Whether a field is one of them. */
function isPrivate(field: string): field is PrivateField {
  return (PRIVATE_FIELDS as readonly string[]).includes(field)
}

/** Each of them as one writes it, for those who may read it. */
export function writtenValues({ niss, iban, bic }: PrivateValues): PrivateValues {
  return { niss: niss && formatNiss(niss), iban: iban && formatIban(iban), bic }
}

/** `z••@example.test` */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, `$1${HIDDEN.repeat(2)}`)
}
