import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { list, number, oneOf, text, whole } from '#modules/shared/http/shapes'
import { ADD_ON_NAMES, ARTICLES, PLAN_NAMES } from '../domain/plans.ts'

const features = () => list(oneOf(FEATURES))

/** Shapes of the answers of this module's calls. */
export const catalogueSchema = whole({
  features: features(),
  soon: features(),
  plans: list(whole({ plan: oneOf(PLAN_NAMES), features: features() })),
  addOns: list(whole({ addOn: oneOf(ADD_ON_NAMES), features: features() })),
})
export const pricesSchema = whole({
  data: list(
    whole({
      article: oneOf(ARTICLES),
      amountCents: number,
      currency: text,
    })
  ),
})
/** A page of the provider. */
export const pageSchema = whole({ url: text })
