import { FEATURES } from '#modules/shared/entitlements/entitlements'
import {
  email,
  flag,
  list,
  number,
  ofEach,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { RIGHTS, type Right } from '../domain/rights.ts'

const user = {
  id: uuid,
  displayName: text,
  email,
  language: text,
  role: text,
  createdAt: text,
  /** Proves to the messaging widget who writes; null without one. */
  userHash: orNull(text),
  can: ofEach(Object.keys(RIGHTS) as Right[], flag),
}

const company = {
  id: uuid,
  slug: text,
  name: text,
  language: text,
  mainColor: text,
  logoUrl: orNull(text),
  partnerName: orNull(text),
  isDemo: flag,
  effectif: number,
  assuranceLoiTaux: number,
  commissionParitaire: orNull(text),
  numeroEntreprise: text,
  street: text,
  postalCode: text,
  city: text,
  version: number,
}

/** Shapes of the answers of this module's calls. */
export const userSchema = whole(user)
export const companySchema = whole({
  ...company,
  billingAccount: whole({
    billingPlan: text,
    billingPlanActiveUntilStr: orNull(text),
    billingExtras: list(text),
    isActive: flag,
    features: list(oneOf(FEATURES)),
    requestedAt: orNull(text),
    stripeCustomerId: orNull(text),
    subscriptions: list(
      whole({
        status: text,
        periodEnd: text,
        endsAt: orNull(text),
        latest_invoice: orNull(
          whole({
            amount_due: number,
            currency: text,
            status: text,
            hosted_invoice_url: orNull(text),
          })
        ),
      })
    ),
  }),
})
/** Who is signed in and where, or what is still to be proven. */
export const sessionSchema = whole({
  user: optional(whole(user)),
  company: optional(whole(company)),
  secondFactor: optional(list(text)),
})
export const demoResetSchema = whole({
  reset: orNull(
    whole({
      id: uuid,
      status: oneOf(['waiting', 'running', 'done', 'failed']),
      done: number,
      total: number,
    })
  ),
})
export const brandSchema = whole({
  name: text,
  mainColor: text,
  logoUrl: orNull(text),
  signsInWithGoogle: flag,
})
export const newTokenSchema = whole({
  id: uuid,
  token: text,
  expiresAt: orNull(text),
})
export const tokensSchema = whole({
  data: list(
    whole({
      id: uuid,
      name: orNull(text),
      scopes: list(text),
      createdAt: text,
      lastUsedAt: orNull(text),
      expiresAt: orNull(text),
    })
  ),
})
