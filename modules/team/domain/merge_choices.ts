import { CIVIL_SITUATION } from '#modules/compute/pure'
import type Worker from '../models/worker.ts'

type Field = keyof Worker & string

/** What is chosen of two records of one person, each with the columns that go together. */
export const MERGED_FIELDS = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  language: ['language'],
  phone: ['phone'],
  birth: ['dateOfBirth', 'placeOfBirth'],
  nationality: ['nationality'],
  gender: ['gender'],
  address: ['addressLine1', 'addressLine2', 'addressPostalCode', 'addressCity', 'addressCountry'],
  situation: CIVIL_SITUATION,
  photo: ['photoFileKey', 'photoType'],
  nomFonction: ['nomFonction'],
  level: ['level'],
  department: ['departmentId'],
  manager: ['managerId'],
  place: ['contractLocationId'],
  costCenter: ['costCenterId'],
  seniority: ['startOfSeniority'],
  employeeNumber: ['employeeNumber'],
} as const satisfies Record<string, readonly Field[]>

/** The same with what stands in tables of its own: number, account, and what other programs call the person. */
export const MERGE_CHOICES = [
  ...(Object.keys(MERGED_FIELDS) as (keyof typeof MERGED_FIELDS)[]),
  'niss',
  'account',
  'externalIds',
] as const
export type MergeChoice = (typeof MERGE_CHOICES)[number]

/** What stays of the record that is merged: a signpost with a name and a language. */
export const EMPTIED = Object.fromEntries(
  Object.entries(MERGED_FIELDS)
    .filter(([choice]) => choice !== 'name' && choice !== 'language')
    .flatMap(([, fields]) => fields)
    .map((field) => [field, null])
)
