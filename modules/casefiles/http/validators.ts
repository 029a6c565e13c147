import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import { contractFields } from '#modules/team/index'

export const workerChoicesValidator = vine.create({
  ...pageQuery,
  /** Absent: all workers. */
  active: vine.boolean().optional(),
  search: vine.string().trim().maxLength(200).optional(),
})

export const listContractsValidator = vine.create({
  ...pageQuery,
  workerId: vine.string().uuid().optional(),
})

export const contractPageSchema = pageOf({ workerId: vine.string().uuid(), ...contractFields })

export const payrollCostSchema = vine.create({
  data: vine.array(
    vine.object({
      month: vine.string(),
      contracts: vine.number(),
      remunerationsFixes: vine.number(),
      frais: vine.number(),
      remunerationsVariables: vine.number(),
      avantages: vine.number(),
      total: vine.number(),
    })
  ),
})
