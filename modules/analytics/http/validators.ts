import vine from '@vinejs/vine'
import { AXES } from '../domain/scatter.ts'

const filter = {
  department: vine.string().uuid().optional(),
  location: vine.string().uuid().optional(),
  costCenter: vine.string().uuid().optional(),
  /** A function, as it is written. */
  nomFonction: vine.string().trim().maxLength(200).optional(),
  level: vine.string().trim().maxLength(40).optional(),
}

export const analyticsValidator = vine.create(filter)

export const cashFlowValidator = vine.create({
  ...filter,
  months: vine.enum(['12', '24'] as const).optional(),
})

export const scatterValidator = vine.create({ ...filter, axis: vine.enum(AXES).optional() })

export const heatMapValidator = vine.create({
  ...filter,
  /** The whole company, in groups, for who sees a part of it. */
  company: vine.boolean().optional(),
})

const amount = () => vine.number().min(0.01).max(1_000_000).decimal([0, 2])

/** EUR a month at full time; an empty level is every level. */
export const payRangeValidator = vine.create({
  nomFonction: vine.string().trim().minLength(1).maxLength(200),
  level: vine.string().trim().maxLength(40).optional(),
  minimum: amount(),
  midpoint: amount(),
  maximum: amount(),
})
