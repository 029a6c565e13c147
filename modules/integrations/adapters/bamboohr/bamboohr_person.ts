import type { ExternalPerson } from '../../domain/hr_system.ts'
import { idOf, type Json } from '../shared/json.ts'
import { monthly } from '../shared/monthly.ts'
import {
  CIVIL_STATES,
  coded,
  day,
  GENDERS,
  language,
  niss,
  number,
  said,
  text,
  type Said,
} from '../shared/said.ts'

/** By what a person is known in the dataset. */
export const ID = 'eeid'

/** Fields of the dataset `employee`, each with ours that it says. An account has those of them that its catalogue names. */
export const DATASET_FIELDS: Readonly<Record<string, readonly string[]>> = {
  [ID]: [],
  lastName: ['lastName'],
  firstName: ['firstName'],
  employeeNumber: ['employeeNumber'],
  email: ['email'],
  mobilePhone: ['phone'],
  workPhone: ['phone'],
  language: ['language'],
  dateOfBirth: ['dateOfBirth'],
  birthplace: ['placeOfBirth'],
  nationality: ['nationality'],
  gender: ['gender'],
  maritalStatus: ['etatCivil'],
  addressLineOne: ['addressLine1'],
  addressLineTwo: ['addressLine2'],
  zipcode: ['addressPostalCode'],
  city: ['addressCity'],
  country: ['addressCountry'],
  nationalId: ['niss'],
  jobInformationDepartment: ['department'],
  jobInformationJobTitle: ['nomFonction'],
  jobInformationLocation: ['contractLocation'],
  supervisorEid: ['manager'],
  supervisorName: ['manager'],
  status: [],
  employmentStatus: ['kind'],
  hireDate: ['startOfSeniority', 'startDate'],
  contractEndDate: ['endDate'],
  terminationDate: [],
  standardHoursPerWeek: ['regimeNumerateur'],
  compensationPayRate: ['salaireBrut', 'salaireBrutHoraire'],
  compensationPayRateCurrencyCode: [],
  compensationPaidPer: [],
  compensationEffectiveDate: ['startDate'],
}

/** Without it an amount says nothing. */
export const PAY_RATE = 'compensationPayRate'

/** What of ours nobody says, given the fields that may be read. */
export function unreadFields(readable: ReadonlySet<string>): string[] {
  const known = new Set([...readable].flatMap((name) => DATASET_FIELDS[name] ?? []))
  const all = new Set(Object.values(DATASET_FIELDS).flat())
  return [...all].filter((name) => !known.has(name))
}

const KINDS = { part_time: 'PART_TIME' }

/**
 * A person from a row of the dataset.
 *
 * @param months by how many a yearly salary is divided, null where the company did not say
 */
export function bamboohrPerson(
  row: Json,
  unread: readonly string[],
  { today, months }: { today: string; months: number | null }
): ExternalPerson {
  const last = day(row.terminationDate)
  const leader = text(row.supervisorEid)
  return {
    id: idOf(row[ID], 'an employee'),
    worker: said({
      lastName: text(row.lastName),
      firstName: text(row.firstName),
      employeeNumber: text(row.employeeNumber),
      email: text(row.email),
      phone: text(row.mobilePhone) || text(row.workPhone),
      language: language(row.language),
      department: text(row.jobInformationDepartment),
      nomFonction: text(row.jobInformationJobTitle),
      startOfSeniority: day(row.hireDate),
      manager: text(row.supervisorName),
      contractLocation: text(row.jobInformationLocation),
      dateOfBirth: day(row.dateOfBirth),
      placeOfBirth: text(row.birthplace),
      nationality: text(row.nationality),
      gender: coded(row.gender, GENDERS),
      addressLine1: text(row.addressLineOne),
      addressLine2: text(row.addressLineTwo),
      addressPostalCode: text(row.zipcode),
      addressCity: text(row.city),
      addressCountry: text(row.country),
      etatCivil: coded(row.maritalStatus, CIVIL_STATES),
      niss: niss(row.nationalId),
    }),
    contract: contractOf(row, months),
    ...(leader !== undefined && { managerId: leader }),
    isGone: typeof last === 'string' && last < today,
    unread,
    raw: row,
  }
}

function contractOf(row: Json, months: number | null) {
  const from = [day(row.hireDate), day(row.compensationEffectiveDate)]
  const startDate = from
    .filter((each) => typeof each === 'string')
    .toSorted()
    .at(-1)
  if (!startDate) return null
  const end = day(row.contractEndDate)
  return said({
    startDate,
    endDate: end,
    kind: end ? 'FIXED_TERM' : coded(row.employmentStatus, KINDS) || undefined,
    nomFonction: text(row.jobInformationJobTitle),
    regimeNumerateur: number(row.standardHoursPerWeek),
    contractLocation: text(row.jobInformationLocation),
    ...payOf(row, months),
  })
}

/** In euro, by the hour, the month or the year; per week or fortnight nobody is paid a month's salary by law. */
function payOf(row: Json, months: number | null): Record<string, Said> {
  const rate = text(row[PAY_RATE])
  if (typeof rate !== 'string') return {}
  const currency = text(row.compensationPayRateCurrencyCode) || /[A-Z]{3}$/.exec(rate)?.[0]
  if (currency !== 'EUR') return {}
  switch (String(row.compensationPaidPer).toLowerCase()) {
    case 'hour':
      return { salaireBrutHoraire: rate.replace(/\s*[A-Z]{3}$/, '') }
    case 'month':
      return { salaireBrut: monthly(rate, 'month', months) }
    case 'year':
      return { salaireBrut: monthly(rate, 'year', months) }
    default:
      return {}
  }
}
