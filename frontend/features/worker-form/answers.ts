import { readBic, readIban } from '#modules/shared/values/bank_account'
import { today } from '#modules/shared/values/days'
import { readNiss } from '#modules/shared/values/niss'
import type { FormSection, OwnForm, OwnFormBody } from '@/api/own-form'

/** The fields of each part, in the order in which they are asked. */
export const FIELDS = {
  ADMINISTRATIVE: [
    'firstName',
    'lastName',
    'dateOfBirthStr',
    'placeOfBirth',
    'nationality',
    'gender',
    'email',
    'phone',
    'addressLine1',
    'addressLine2',
    'addressPostalCode',
    'addressCity',
    'addressCountry',
  ],
  SITUATION: ['etatCivil', 'conjointTravaille', 'enfantsACharge', 'enfantsHandicapes'],
  BANK: ['niss', 'iban', 'bic'],
} as const satisfies Record<FormSection, readonly (keyof OwnFormBody)[]>

export type FieldName = (typeof FIELDS)[FormSection][number]

/** What is never kept on the device. */
export const SEALED = ['niss', 'iban', 'bic'] as const
export type SealedName = (typeof SEALED)[number]
const isSealed = (name: FieldName): name is SealedName => SEALED.some((each) => each === name)

/** What stands in each field, as text; a sealed one that is known already stays null until it is changed. */
export type Answers = Record<FieldName, string | null>

const OPTIONAL: readonly FieldName[] = [
  'placeOfBirth',
  'gender',
  'phone',
  'addressLine2',
  'conjointTravaille',
  'enfantsHandicapes',
  'bic',
]

export const fieldsOf = (sections: readonly FormSection[]): readonly FieldName[] =>
  sections.flatMap((section) => FIELDS[section])

/** The form as it is first shown. */
export function answersOf({ worker }: OwnForm): Answers {
  const text = (name: FieldName) => {
    const value = worker[name]
    if (isSealed(name)) return value === null ? '' : null
    return value === null ? (DEFAULTS[name] ?? '') : String(value)
  }
  const names = fieldsOf(['ADMINISTRATIVE', 'SITUATION', 'BANK'])
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Answers
}

const DEFAULTS: Partial<Record<FieldName, string>> = {
  nationality: 'BE',
  addressCountry: 'BE',
  enfantsACharge: '0',
}

/** Who may have a spouse at work. */
export const isCouple = (etatCivil: string | null) =>
  etatCivil === 'marie' || etatCivil === 'cohabitant'

const MOST_CHILDREN = 30
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const PHONE = /^[+\d][\d\s./()-]{7,}$/

/** Whether a field is asked, as the others stand. */
export function isAsked(name: FieldName, answers: Answers): boolean {
  if (name === 'conjointTravaille') return isCouple(answers.etatCivil)
  if (name === 'enfantsHandicapes') return Number(answers.enfantsACharge) > 0
  return true
}

/** What is wrong with a field: a code, whose sentence the page has; null for nothing. */
export function wrongOf(name: FieldName, answers: Answers): string | null {
  if (!isAsked(name, answers)) return null
  const value = answers[name]
  if (value === null) return null
  const text = value.trim()
  if (text === '') {
    const isNeeded = !OPTIONAL.includes(name) || name === 'conjointTravaille'
    return isNeeded ? 'required' : null
  }
  return JUDGES[name]?.(text, answers) ? name : null
}

/** What makes a text wrong. */
const JUDGES: Partial<Record<FieldName, (text: string, answers: Answers) => boolean>> = {
  email: (text) => !EMAIL.test(text),
  phone: (text) => !PHONE.test(text),
  dateOfBirthStr: (text) => text >= today(),
  addressPostalCode: (text, { addressCountry }) =>
    addressCountry === 'BE' && !(/^\d{4}$/.test(text) && text >= '1000' && text <= '9992'),
  enfantsACharge: (text) => !isCount(text, MOST_CHILDREN),
  enfantsHandicapes: (text, { enfantsACharge }) => !isCount(text, Number(enfantsACharge)),
  niss: (text) => readNiss(text) === null,
  iban: (text) => readIban(text) === null,
  bic: (text) => readBic(text) === null,
}

const isCount = (text: string, most: number) => /^\d{1,2}$/.test(text) && Number(text) <= most

/** What does not fit together and may still be so: the page asks to look again. */
export function warningsOf(answers: Answers): ('NISS_BIRTH_DATE' | 'NISS_GENDER')[] {
  const niss = readNiss(answers.niss ?? '')
  const { dateOfBirthStr: birth, gender } = answers
  return [
    ...(niss?.birthDate && birth && niss.birthDate !== birth ? (['NISS_BIRTH_DATE'] as const) : []),
    ...(niss?.gender && gender && gender !== 'X' && niss.gender !== gender
      ? (['NISS_GENDER'] as const)
      : []),
  ]
}

/** The body of the call: every field of the parts that are open, and the sealed ones that were changed. */
export function bodyOf(answers: Answers, sections: readonly FormSection[]): OwnFormBody {
  const entries = fieldsOf(sections).flatMap((name) => {
    const value = isAsked(name, answers) ? answers[name] : ''
    if (value === null) return []
    return [[name, valueOf(name, value.trim())]]
  })
  return Object.fromEntries(entries) as OwnFormBody
}

function valueOf(name: FieldName, text: string): string | number | boolean | null {
  if (text === '') return null
  if (name === 'enfantsACharge' || name === 'enfantsHandicapes') return Number(text)
  return name === 'conjointTravaille' ? text === 'true' : text
}
