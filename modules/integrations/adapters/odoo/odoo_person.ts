import type { ExternalPerson } from '../../domain/hr_system.ts'
import { idOf, maybeObject, type Json } from '../shared/json.ts'
import { namesOf } from '../shared/whole_name.ts'
import {
  amount,
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

/**
 * Fields of `hr.employee` with ours that each says; of Odoo 19 those of the current `hr.version` are among them. A key
 * sees those that its groups may: pay is for managers of people.
 */
export const EMPLOYEE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  id: [],
  name: ['lastName', 'firstName', 'fullName'],
  active: [],
  registration_number: ['employeeNumber'],
  work_email: ['email'],
  mobile_phone: ['phone'],
  work_phone: ['phone'],
  lang: ['language'],
  department_id: ['department'],
  job_id: ['nomFonction'],
  job_title: ['nomFonction'],
  parent_id: ['manager'],
  work_location_id: ['contractLocation'],
  birthday: ['dateOfBirth'],
  place_of_birth: ['placeOfBirth'],
  country_id: ['nationality'],
  sex: ['gender'],
  private_street: ['addressLine1'],
  private_street2: ['addressLine2'],
  private_zip: ['addressPostalCode'],
  private_city: ['addressCity'],
  private_country_id: ['addressCountry'],
  marital: ['etatCivil'],
  children: ['enfantsACharge'],
  ssnid: ['niss'],
  identification_id: ['niss'],
  bank_account_ids: ['iban', 'bic'],
  bank_account_id: ['iban', 'bic'],
  date_version: ['startDate'],
  contract_date_start: ['startOfSeniority', 'startDate'],
  contract_date_end: ['endDate'],
  departure_date: [],
  employee_type: ['employmentType', 'kind'],
  structure_type_id: ['commissionParitaire'],
  contract_type_id: ['kind'],
  resource_calendar_id: ['regimeNumerateur', 'regimeDenominateur'],
  wage: ['salaireBrut'],
}

/** What is kept once for all people: hours of each schedule, codes of countries. */
export interface OdooLists {
  calendars: ReadonlyMap<string, Json>
  countries: ReadonlyMap<string, string>
}

const MARITAL = { ...CIVIL_STATES, cohabitant: 'cohabitant' }
const TYPES = { employee: 'EMPLOYE', worker: 'OUVRIER' }
const KINDS = { student: 'STUDENT' }
/** As Odoo’s Belgian data name a structure: « CP200: Belgian Employee ». */
const COMMITTEE = /\bCP\s?(\d{3}(?:\.\d{2})?)\b/

/**
 * A person from a record of `hr.employee`.
 *
 * @param accounts their bank accounts, by id
 */
export function odooPerson(
  record: Json,
  { calendars, countries }: OdooLists,
  accounts: ReadonlyMap<string, Json>,
  unread: readonly string[],
  today: string
): ExternalPerson {
  const left = day(record.departure_date)
  const account = accounts.get(
    String(idsOf(record.bank_account_ids)[0] ?? idsOf(record.bank_account_id)[0])
  )
  return {
    id: idOf(record.id, 'an employee'),
    worker: said({
      ...namesOf(record.name, record.work_email),
      employeeNumber: text(record.registration_number),
      email: text(record.work_email),
      phone: text(record.mobile_phone) || text(record.work_phone),
      language: language(record.lang),
      department: nameOf(record.department_id),
      nomFonction: text(record.job_title) || nameOf(record.job_id),
      startOfSeniority: day(record.contract_date_start),
      manager: nameOf(record.parent_id),
      contractLocation: nameOf(record.work_location_id),
      dateOfBirth: day(record.birthday),
      placeOfBirth: text(record.place_of_birth),
      nationality: countryOf(record.country_id, countries),
      gender: coded(record.sex, GENDERS),
      addressLine1: text(record.private_street),
      addressLine2: text(record.private_street2),
      addressPostalCode: text(record.private_zip),
      addressCity: text(record.private_city),
      addressCountry: countryOf(record.private_country_id, countries),
      etatCivil: coded(record.marital, MARITAL),
      enfantsACharge: number(record.children),
      niss: niss(record.ssnid) || niss(record.identification_id),
      iban: text(account?.acc_number),
      bic: text(account?.bank_bic),
    }),
    contract: contractOf(record, calendars),
    managerId: record.parent_id === undefined ? undefined : (idsOf(record.parent_id)[0] ?? null),
    isGone: record.active === false || (typeof left === 'string' && left < today),
    unread,
    raw: record,
  }
}

function contractOf(record: Json, calendars: ReadonlyMap<string, Json>) {
  const from = [day(record.contract_date_start), day(record.date_version)]
  // Without a contract a version is a record of somebody who does not work here.
  if (!from[0]) return null
  const calendar = maybeObject(calendars.get(idsOf(record.resource_calendar_id)[0] ?? ''))
  const end = day(record.contract_date_end)
  const kind = coded(record.employee_type, KINDS)
  return said({
    startDate: from
      .filter((each) => typeof each === 'string')
      .toSorted()
      .at(-1),
    endDate: end,
    kind: kind || (end ? 'FIXED_TERM' : undefined),
    nomFonction: text(record.job_title) || nameOf(record.job_id),
    commissionParitaire: COMMITTEE.exec(nameOf(record.structure_type_id) ?? '')?.[1],
    employmentType: coded(record.employee_type, TYPES) || undefined,
    regimeNumerateur: number(calendar.hours_per_week),
    regimeDenominateur: number(calendar.full_time_required_hours),
    contractLocation: nameOf(record.work_location_id),
    salaireBrut: amount(record.wage),
  })
}

/** Ids of a relation: `[7, "Sales"]` of one, `[3, 4]` of several, `false` of none. */
export function idsOf(relation: unknown): string[] {
  if (!Array.isArray(relation)) return []
  const isOne = relation.length === 2 && typeof relation[1] === 'string'
  return (isOne ? [relation[0]] : relation).map(String)
}

/** The name that stands beside the id of a relation. */
function nameOf(relation: unknown): string | null | undefined {
  if (relation === undefined) return undefined
  return (Array.isArray(relation) ? text(relation[1]) : null) ?? null
}

function countryOf(relation: unknown, countries: ReadonlyMap<string, string>): Said {
  if (relation === undefined) return undefined
  const [id] = idsOf(relation)
  return id === undefined ? null : countries.get(id)
}
