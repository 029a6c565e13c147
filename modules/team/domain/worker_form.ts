/** The parts of the form in which workers tell their own details; which of them a link opens is written with the link. */
export const WORKER_FORM_SECTIONS = ['ADMINISTRATIVE', 'SITUATION', 'BANK'] as const
export type WorkerFormSection = (typeof WORKER_FORM_SECTIONS)[number]

/** What is asked before a contract is signed; the rest is for social security and pay, after it. */
export const BEFORE_SIGNING: readonly WorkerFormSection[] = ['ADMINISTRATIVE', 'SITUATION']

/** As it was registered; X where a civil register says neither. */
export const GENDERS = ['M', 'F', 'X'] as const
export type Gender = (typeof GENDERS)[number]

/** Where a code may go that shows that the worker is meant. */
export const CODE_WAYS = ['EMAIL', 'PHONE'] as const
export type CodeWay = (typeof CODE_WAYS)[number]

/** The fields of each part, by the names of the specification (SIG-7). */
export const FIELDS_OF = {
  ADMINISTRATIVE: [
    'firstName',
    'lastName',
    'language',
    'email',
    'phone',
    'dateOfBirthStr',
    'placeOfBirth',
    'nationality',
    'gender',
    'addressLine1',
    'addressLine2',
    'addressPostalCode',
    'addressCity',
    'addressCountry',
  ],
  SITUATION: ['etatCivil', 'conjointTravaille', 'enfantsACharge', 'enfantsHandicapes'],
  BANK: ['niss', 'iban', 'bic'],
} as const satisfies Record<WorkerFormSection, readonly string[]>

export type WorkerFormField = (typeof FIELDS_OF)[WorkerFormSection][number]

/** Without these a contract cannot be written, nor pay be declared and paid. */
const NEEDED: Record<WorkerFormSection, readonly WorkerFormField[]> = {
  ADMINISTRATIVE: [
    'firstName',
    'lastName',
    'email',
    'dateOfBirthStr',
    'nationality',
    'addressLine1',
    'addressPostalCode',
    'addressCity',
    'addressCountry',
  ],
  SITUATION: ['etatCivil', 'enfantsACharge'],
  BANK: ['niss', 'iban'],
}

/** The fields of these parts. */
export function fieldsOf(sections: readonly WorkerFormSection[]): readonly WorkerFormField[] {
  return sections.flatMap((section) => FIELDS_OF[section])
}

/** Of these parts, what is needed and still unknown. */
export function missingFields(
  sections: readonly WorkerFormSection[],
  known: Partial<Record<WorkerFormField, unknown>>
): WorkerFormField[] {
  return sections
    .flatMap((section) => NEEDED[section])
    .filter((field) => known[field] === null || known[field] === undefined || known[field] === '')
}

const BELGIAN_POSTAL_CODE = { first: 1000, last: 9992 }

/** Whether a postal code can be one of that country; only the Belgian ones are judged. */
export function isPostalCodeOf(country: string | null, code: string | null): boolean {
  if (country !== 'BE' || code === null) return true
  const number = Number(code)
  return (
    /^\d{4}$/.test(code) &&
    number >= BELGIAN_POSTAL_CODE.first &&
    number <= BELGIAN_POSTAL_CODE.last
  )
}
