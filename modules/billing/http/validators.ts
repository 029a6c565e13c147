import vine from '@vinejs/vine'
import { FEATURES } from '#modules/shared/entitlements/entitlements'

export const requestFeatureValidator = vine.create({ feature: vine.enum(FEATURES) })
