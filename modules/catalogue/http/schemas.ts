import vine from '@vinejs/vine'
import { ENERGIES, FLEX_BENEFITS } from '#modules/compute/pure'
import { BENEFIT_KINDS } from '../domain/benefit_kinds.ts'

const kind = vine.enum(BENEFIT_KINDS)
const fields = {
  /** Its name in the company's own language. */
  description: vine.string(),
  /** Its names in other languages; where there is none, a reader sees `description`. */
  translations: vine.object({
    fr: vine.string().optional(),
    nl: vine.string().optional(),
    en: vine.string().optional(),
  }),
  inPackages: vine.boolean(),
  energie: vine.enum(ENERGIES).nullable(),
  co2: vine.number().nullable(),
  /** A hybrid without a plug. */
  nonRechargeable: vine.boolean(),
  /** Of a plug-in hybrid, kWh for each 100 kg of the car. */
  batterie: vine.number().nullable(),
  /** Grams a kilometre of the same car without a plug. */
  co2Equivalent: vine.number().nullable(),
  /** Its emission was measured under Euro 6e-bis or a later standard. */
  euro6eBis: vine.boolean(),
  valeur: vine.number().nullable(),
  tcoMensuel: vine.number().nullable(),
  dateImmatriculation: vine.string().nullable(),
  eligibleBudgetMobilite: vine.boolean(),
  maxUnits: vine.number().nullable(),
}
const benefit = {
  id: vine.string().uuid(),
  kind,
  ...fields,
  archived: vine.boolean(),
  version: vine.number(),
}

export const benefitSchema = vine.create(benefit)
export const benefitsSchema = vine.create({ data: vine.array(vine.object(benefit)) })

export const benefitSettingsSchema = vine.create({
  shown: vine.array(vine.enum(FLEX_BENEFITS)),
  budgetMobiliteMinimum: vine.number().nullable(),
  budgetMobiliteMaximum: vine.number().nullable(),
  piliers: vine.array(vine.number().in([1, 2, 3])),
  version: vine.number(),
})

const imported = {
  id: vine.string().uuid(),
  kind,
  fileName: vine.string(),
  columns: vine.record(vine.string()),
  created: vine.number(),
  changed: vine.number(),
  skipped: vine.number(),
  refused: vine.number(),
  createdBy: vine.string().nullable(),
  createdAt: vine.string(),
  undoneAt: vine.string().nullable(),
}
export const importSchema = vine.create(imported)
export const importsSchema = vine.create({ data: vine.array(vine.object(imported)) })
export const undoneSchema = vine.create({
  id: vine.string().uuid(),
  restored: vine.number(),
  kept: vine.number(),
})

export const previewSchema = vine.create({
  data: vine.array(
    vine.object({
      line: vine.number(),
      outcome: vine.enum(['created', 'changed', 'skipped', 'refused'] as const),
      id: vine.string().nullable(),
      description: vine.string(),
      changes: vine.array(
        vine.object({ field: vine.string(), before: vine.any(), after: vine.any() })
      ),
      /** Sentences in the reader's language, each with its field. */
      errors: vine.array(
        vine.object({ path: vine.string(), code: vine.string(), message: vine.string() })
      ),
    })
  ),
})
