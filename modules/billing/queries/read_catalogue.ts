import type { Feature } from '#modules/shared/entitlements/entitlements'
import {
  ADD_ON_NAMES,
  ADD_ONS,
  built,
  isSold,
  OPENED,
  PLAN_NAMES,
  PLANS,
  SOON,
  type AddOn,
  type Plan,
} from '../domain/plans.ts'

/** What there is to have: the features in the order of the menu, and the plans and add-ons that open them. */
export interface Catalogue {
  features: readonly Feature[]
  /** What will come, and is not for sale. */
  soon: readonly Feature[]
  plans: { plan: Plan; features: readonly Feature[] }[]
  addOns: { addOn: AddOn; features: readonly Feature[] }[]
}

/** The one list that screens, too, read the features from. */
export function readCatalogue(): Catalogue {
  return {
    features: built(OPENED),
    soon: SOON,
    plans: PLAN_NAMES.map((plan) => ({ plan, features: built(PLANS[plan]) })),
    addOns: ADD_ON_NAMES.filter(isSold).map((addOn) => ({
      addOn,
      features: built(ADD_ONS[addOn]),
    })),
  }
}
