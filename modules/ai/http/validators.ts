import vine from '@vinejs/vine'
import { judgedByEngine } from '#modules/compute/index'
import { LONGEST_REQUEST } from '../pure.ts'

const AMOUNT_MOST = 1e9

/** What was said so far; the engine judges worker, company and package field by field. */
const draft = vine.object({
  worker: judgedByEngine<Record<string, unknown>>().optional(),
  company: judgedByEngine<Record<string, unknown>>().optional(),
  package: judgedByEngine<Record<string, unknown>>().optional(),
  solve: vine
    .object({
      target: vine.string().maxLength(100),
      amount: vine.number({ strict: true }).min(0).max(AMOUNT_MOST),
    })
    .optional(),
  date: vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
})

export const askValidator = vine.create({
  prompt: vine.string().trim().minLength(1).maxLength(LONGEST_REQUEST),
  conversationId: vine.string().uuid().optional(),
  draft: draft.optional(),
  /** What the person answered when they were asked whether their words may go to the language model. */
  model: vine.boolean({ strict: true }).optional(),
})

/** The package as it stands after clicks and fields. */
export const draftValidator = vine.create({ draft })

const DAYS_MOST = 90
const TOKENS_MOST = 100_000_000

export const settingsValidator = vine.create({
  modelOn: vine.boolean({ strict: true }),
  monthsOfYear: vine.enum([12, 13, 13.92] as const).nullable(),
  retentionDays: vine.number({ strict: true }).min(0).max(DAYS_MOST).withoutDecimals(),
  monthlyTokens: vine.number({ strict: true }).min(0).max(TOKENS_MOST).withoutDecimals(),
  version: vine.number().min(0).withoutDecimals(),
})
