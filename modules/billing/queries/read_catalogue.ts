import { FEATURES, type Feature } from '#modules/shared/entitlements/entitlements'
import { ADD_ON_NAMES, ADD_ONS, PLAN_NAMES, PLANS, type AddOn, type Plan } from '../domain/plans.ts'

/** What there is to have: the features in the order of the menu, and the plans and add-ons that open them. */
export interface Catalogue {
  features: readonly Feature[]
  plans: { plan: Plan; features: readonly Feature[] }[]
  addOns: { addOn: AddOn; features: readonly Feature[] }[]
}

/** The one list that screens, too, read the features from. */
export function readCatalogue(): Catalogue {
  return {
    features: FEATURES,
    plans: PLAN_NAMES.map((plan) => ({ plan, features: PLANS[plan] })),
    addOns: ADD_ON_NAMES.map((addOn) => ({ addOn, features: ADD_ONS[addOn] })),
  }
}
