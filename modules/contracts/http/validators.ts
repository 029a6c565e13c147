import vine from '@vinejs/vine'
import { pageOf, pageQuery } from '#modules/shared/http/pagination'
import { contractFields } from '#modules/team/index'
import { list, number, text, uuid, whole } from '#modules/shared/http/shapes'

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

export const contractPageSchema = pageOf(whole({ workerId: uuid, ...contractFields }))

export const payrollCostSchema = whole({
  data: list(
    whole({
      month: text,
      contracts: number,
      remunerationsFixes: number,
      frais: number,
      remunerationsVariables: number,
      avantages: number,
      total: number,
    })
  ),
})
