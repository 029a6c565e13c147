import vine from '@vinejs/vine'
import { ETATS_CIVILS } from '#modules/compute/pure'
import { day } from '#modules/shared/http/day'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import {
  count,
  date,
  flag,
  list,
  number,
  oneOf,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { LOCALES } from '#modules/shared/tenancy/scope'

export const listWorkersValidator = vine.create({
  ...pageQuery,
  /** Part of a first and last name, or of an e-mail address. */
  search: vine.string().trim().maxLength(200).optional(),
  /** Those of one department. */
  department: vine.string().uuid().optional(),
})

export const assignDepartmentValidator = vine.create({
  departmentId: vine.string().uuid().nullable(),
})

const REVENUS = ['AUCUN', 'PROFESSIONNELS', 'PROFESSIONNELS_LIMITES', 'PENSION_LIMITEE'] as const
const yesOrNo = vine.boolean({ strict: true }).nullable().optional()
const persons = vine.number().min(0).max(30).withoutDecimals().nullable().optional()

/** `null`: unknown. How the fields go together is the engine's to judge (domain/civil_situation.ts). */
const situation = {
  etatCivil: vine.enum(ETATS_CIVILS).nullable().optional(),
  conjointTravaille: yesOrNo.clone(),
  revenusConjoint: vine.enum(REVENUS).nullable().optional(),
  conjointHandicape: yesOrNo.clone(),
  enfantsACharge: persons.clone(),
  enfantsHandicapes: persons.clone(),
  parentIsole: yesOrNo.clone(),
  handicape: yesOrNo.clone(),
  autresPersonnesACharge: persons.clone(),
  ascendantsACharge: persons.clone(),
  nonResident: yesOrNo.clone(),
}

const name = vine.string().trim().minLength(1).maxLength(100)
const line = (most: number) => vine.string().trim().minLength(1).maxLength(most)
const rowOf = () => vine.string().uuid().nullable().optional()

/** What a person does, since when, for whom and where. */
const job = {
  /** What payroll calls the person. */
  employeeNumber: line(40).nullable().optional(),
  nomFonction: line(200).nullable().optional(),
  level: line(40).nullable().optional(),
  startOfSeniorityStr: day().nullable().optional(),
  /** Another worker. */
  managerId: rowOf(),
  costCenterId: rowOf(),
  contractLocationId: rowOf(),
}

const details = {
  email: vine.string().trim().email().maxLength(254).optional().nullable(),
  language: vine.enum(LOCALES).optional(),
  ...job,
  ...situation,
}

export const addWorkerValidator = vine.create({
  id: vine.string().uuid().optional(),
  firstName: name.clone(),
  lastName: name.clone(),
  ...details,
})

export const updateWorkerValidator = vine.create({
  firstName: name.clone().optional(),
  lastName: name.clone().optional(),
  ...details,
})

/** The worker itself (TEA-9): of whom, and what is to change. */
export const namedWorkerValidator = vine.create({
  id: vine.string().uuid(),
  firstName: name.clone().optional(),
  lastName: name.clone().optional(),
  ...details,
})

/** A contract, beside whose it is. */
export const contractFields = {
  id: uuid,
  isCurrent: flag,
  packageId: uuid,
  package: orNull(
    whole({
      id: uuid,
      nomFonction: text,
      packageType: oneOf(['FIX', 'FLEX']),
      packageCategory: oneOf(['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE']),
      commissionParitaire: orNull(text),
      salaireBrut: number,
      /** Null where the reader may know gross pay and cost only. */
      salaireNet: orNull(number),
      coutEmployeurAnnuel: number,
    })
  ),
  startDateStr: text,
  endDateStr: orNull(text),
  kind: text,
  contractChangeType: text,
  standing: text,
  signature: text,
  signedOnStr: orNull(text),
  contractLocation: orNull(whole({ id: uuid, name: text })),
  casefiles: list(
    whole({
      id: uuid,
      status: text,
      documents: list(whole({ id: uuid, status: text, name: text, pdfUrl: orNull(text) })),
    })
  ),
}

const SITUATION = {
  etatCivil: orNull(oneOf(ETATS_CIVILS)),
  conjointTravaille: orNull(flag),
  revenusConjoint: orNull(oneOf(REVENUS)),
  conjointHandicape: orNull(flag),
  enfantsACharge: orNull(count),
  enfantsHandicapes: orNull(count),
  parentIsole: orNull(flag),
  handicape: orNull(flag),
  autresPersonnesACharge: orNull(count),
  ascendantsACharge: orNull(count),
  nonResident: orNull(flag),
}

const person = {
  id: uuid,
  firstName: text,
  lastName: text,
  email: orNull(text),
  language: text,
  departmentId: orNull(uuid),
  employeeNumber: orNull(text),
  nomFonction: orNull(text),
  level: orNull(text),
  startOfSeniorityStr: orNull(date),
  managerId: orNull(uuid),
  costCenterId: orNull(uuid),
  contractLocationId: orNull(uuid),
  ...SITUATION,
}

/** A worker without contracts, as where they are named beside something else. */
export const personSchema = whole(person)

export const workerSchema = whole({ ...person, contracts: list(whole(contractFields)) })

export const workerPageSchema = pageOf(workerSchema)
