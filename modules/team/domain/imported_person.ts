import { CIVIL_SITUATION } from '#modules/compute/pure'
import { PRIVATE_FIELDS } from './private_details.ts'

/** What of a person a file may say, by the names of the record; days are `YYYY-MM-DD`. */
export const IMPORTED_PLAIN = [
  'firstName',
  'lastName',
  'email',
  'language',
  'employeeNumber',
  'nomFonction',
  'level',
  'departmentId',
  'managerId',
  'costCenterId',
  'contractLocationId',
  'phone',
  'placeOfBirth',
  'nationality',
  'gender',
  'addressLine1',
  'addressLine2',
  'addressPostalCode',
  'addressCity',
  'addressCountry',
  ...CIVIL_SITUATION,
] as const
export const IMPORTED_DAYS = ['startOfSeniority', 'dateOfBirth'] as const
export const IMPORTED_FIELDS = [...IMPORTED_PLAIN, ...IMPORTED_DAYS, ...PRIVATE_FIELDS] as const
export type ImportedField = (typeof IMPORTED_FIELDS)[number]
export type ImportedValue = string | number | boolean | null
export type ImportedPerson = Partial<Record<ImportedField, ImportedValue>>

/** By what people are written many at a time, as the changes of the team name it. */
export type BroughtBy = 'IMPORT' | 'SYNCHRONISATION'

/** What is to become of one person: what is left out stays as it is. */
export interface PersonWrite {
  id: string
  isNew: boolean
  set: ImportedPerson
}

/** What was done to one person, with what stood there before; of somebody new nothing did. */
export interface PersonWritten {
  id: string
  before: ImportedPerson | null
  after: ImportedPerson
}
