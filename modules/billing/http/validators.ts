import vine from '@vinejs/vine'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { ADD_ON_NAMES, SOLD_PLANS } from '../domain/plans.ts'

export const requestFeatureValidator = vine.create({ feature: vine.enum(FEATURES) })

export const checkoutValidator = vine.create({
  plan: vine.enum(SOLD_PLANS),
  extras: vine.array(vine.enum(ADD_ON_NAMES)).distinct(),
})
