import vine from '@vinejs/vine'
import { judgedByEngine } from '#modules/compute/index'
import { CARROSSERIES, ENERGIES, FLEX_BENEFITS } from '#modules/compute/pure'
import { BENEFIT_KINDS } from '../domain/benefit_kinds.ts'
import type { PackFields } from '../domain/benefit_pack.ts'

const kind = vine.enum(BENEFIT_KINDS)
const number = () => vine.number({ strict: true }).parse(absent).nullable()
const flag = () => vine.boolean({ strict: true }).parse((value) => value ?? false)

const name = () => vine.string().trim().maxLength(200)
const told = () =>
  name()
    .parse((value) => value ?? undefined)
    .optional()

/** The engine judges amounts and counts; here only their shape is asked for. */
const fields = {
  description: name().minLength(1),
  translations: vine.object({ fr: told(), nl: told(), en: told() }).parse((value) => value ?? {}),
  inPackages: vine.boolean({ strict: true }).parse((value) => value ?? true),
  energie: vine.enum(ENERGIES).parse(absent).nullable(),
  co2: number(),
  nonRechargeable: flag(),
  batterie: number(),
  co2Equivalent: number(),
  euro6eBis: flag(),
  valeur: number(),
  tcoMensuel: number(),
  dateImmatriculation: vine.string().maxLength(10).parse(absent).nullable(),
  carrosserie: vine.enum(CARROSSERIES).parse(absent).nullable(),
  autonomie: number(),
  puissanceCharge: number(),
  eligibleBudgetMobilite: flag(),
  maxUnits: number(),
}

export const createBenefitValidator = vine.create({
  id: vine.string().uuid().optional(),
  kind,
  ...fields,
})

export const updateBenefitValidator = vine.create({
  version: vine.number().min(1).withoutDecimals(),
  ...fields,
})

export const orderBenefitsValidator = vine.create({
  kind,
  ids: vine.array(vine.string().uuid()).maxLength(5000).distinct(),
})

export const benefitSettingsValidator = vine.create({
  shown: vine.array(vine.enum(FLEX_BENEFITS)).distinct(),
  budgetMobiliteMinimum: number(),
  budgetMobiliteMaximum: number(),
  piliers: vine
    .array(vine.number().in([1, 2, 3]))
    .minLength(1)
    .distinct(),
  version: vine.number().min(0).withoutDecimals(),
})

function absent(value: unknown) {
  return value ?? null
}

export const packValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(60),
  benefits: judgedByEngine<PackFields>(),
})
