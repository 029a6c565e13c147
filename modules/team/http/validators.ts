import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
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

const ETATS_CIVILS = ['celibataire', 'divorce', 'veuf', 'marie', 'cohabitant'] as const
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
const person = {
  email: vine.string().trim().email().maxLength(254).optional().nullable(),
  language: vine.enum(LOCALES).optional(),
  ...situation,
}

export const addWorkerValidator = vine.create({
  id: vine.string().uuid().optional(),
  firstName: name.clone(),
  lastName: name.clone(),
  ...person,
})

export const updateWorkerValidator = vine.create({
  firstName: name.clone().optional(),
  lastName: name.clone().optional(),
  ...person,
})

/** A contract, beside whose it is. */
export const contractFields = {
  id: vine.string().uuid(),
  isCurrent: vine.boolean(),
  packageId: vine.string().uuid(),
  package: vine
    .object({
      id: vine.string().uuid(),
      nomFonction: vine.string(),
      packageType: vine.enum(['FIX', 'FLEX'] as const),
      packageCategory: vine.enum(['OFFERED', 'CONTRACTED', 'SIMULATION', 'REFERENCE'] as const),
      commissionParitaire: vine.string().nullable(),
      salaireBrut: vine.number(),
      salaireNet: vine.number(),
      coutEmployeurAnnuel: vine.number(),
    })
    .nullable(),
  startDateStr: vine.string(),
  endDateStr: vine.string().nullable(),
}

const worker = {
  id: vine.string().uuid(),
  firstName: vine.string(),
  lastName: vine.string(),
  email: vine.string().nullable(),
  language: vine.string(),
  departmentId: vine.string().uuid().nullable(),
  ...situation,
  contracts: vine.array(vine.object(contractFields)),
}

export const workerSchema = vine.create(worker)

export const workerPageSchema = pageOf(worker)
