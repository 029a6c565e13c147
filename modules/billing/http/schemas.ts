import vine from '@vinejs/vine'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { ADD_ON_NAMES, ARTICLES, PLAN_NAMES } from '../domain/plans.ts'

const features = () => vine.array(vine.enum(FEATURES))

/** Shapes of the answers of this module's calls. */
export const catalogueSchema = vine.create({
  features: features(),
  soon: features(),
  plans: vine.array(vine.object({ plan: vine.enum(PLAN_NAMES), features: features() })),
  addOns: vine.array(vine.object({ addOn: vine.enum(ADD_ON_NAMES), features: features() })),
})
export const pricesSchema = vine.create({
  data: vine.array(
    vine.object({
      article: vine.enum(ARTICLES),
      amountCents: vine.number(),
      currency: vine.string(),
    })
  ),
})
/** A page of the provider. */
export const pageSchema = vine.create({ url: vine.string() })
