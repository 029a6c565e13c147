import vine from '@vinejs/vine'
import { FEATURES } from '#modules/shared/entitlements/entitlements'
import { RIGHTS } from '../domain/rights.ts'

const user = {
  id: vine.string().uuid(),
  displayName: vine.string(),
  email: vine.string().email(),
  language: vine.string(),
  role: vine.string(),
  createdAt: vine.string(),
  /** Proves to the messaging widget who writes; null without one. */
  userHash: vine.string().nullable(),
  can: vine.object(Object.fromEntries(Object.keys(RIGHTS).map((right) => [right, vine.boolean()]))),
}

const company = {
  id: vine.string().uuid(),
  slug: vine.string(),
  name: vine.string(),
  language: vine.string(),
  mainColor: vine.string(),
  logoUrl: vine.string().nullable(),
  partnerName: vine.string().nullable(),
  isDemo: vine.boolean(),
  effectif: vine.number(),
  assuranceLoiTaux: vine.number(),
  commissionParitaire: vine.string().nullable(),
  numeroEntreprise: vine.string(),
  street: vine.string(),
  postalCode: vine.string(),
  city: vine.string(),
  version: vine.number(),
}

/** Shapes of the answers of this module's calls. */
export const userSchema = vine.create(user)
export const companySchema = vine.create({
  ...company,
  billingAccount: vine.object({
    billingPlan: vine.string(),
    billingPlanActiveUntilStr: vine.string().nullable(),
    billingExtras: vine.array(vine.string()),
    isActive: vine.boolean(),
    features: vine.array(vine.enum(FEATURES)),
    requestedAt: vine.string().nullable(),
    stripeCustomerId: vine.string().nullable(),
    subscriptions: vine.array(
      vine.object({
        status: vine.string(),
        periodEnd: vine.string(),
        endsAt: vine.string().nullable(),
        latest_invoice: vine
          .object({
            amount_due: vine.number(),
            currency: vine.string(),
            status: vine.string(),
            hosted_invoice_url: vine.string().nullable(),
          })
          .nullable(),
      })
    ),
  }),
})
/** Who is signed in and where, or what is still to be proven. */
export const sessionSchema = vine.create({
  user: vine.object(user).optional(),
  company: vine.object(company).optional(),
  secondFactor: vine.array(vine.string()).optional(),
})
export const demoResetSchema = vine.create({
  reset: vine
    .object({
      id: vine.string().uuid(),
      status: vine.enum(['waiting', 'running', 'done', 'failed']),
      done: vine.number(),
      total: vine.number(),
    })
    .nullable(),
})
export const brandSchema = vine.create({
  name: vine.string(),
  mainColor: vine.string(),
  logoUrl: vine.string().nullable(),
  signsInWithGoogle: vine.boolean(),
})
export const newTokenSchema = vine.create({
  id: vine.string().uuid(),
  token: vine.string(),
  expiresAt: vine.string().nullable(),
})
export const tokensSchema = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string().uuid(),
      name: vine.string().nullable(),
      scopes: vine.array(vine.string()),
      createdAt: vine.string(),
      lastUsedAt: vine.string().nullable(),
      expiresAt: vine.string().nullable(),
    })
  ),
})
