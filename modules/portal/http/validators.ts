import vine from '@vinejs/vine'
import { accountFields, contactFields, householdFields } from '#modules/team/index'

/** A page of the portal behind its sign-in; the browser judges it once more (`safePortalReturn`). */
const PORTAL_PAGE = /^\/w\/(?!login)[\w/-]+$/

export const askPortalLinkValidator = vine.create({
  email: vine.string().trim().email().maxLength(254),
  rememberMe: vine.boolean().optional(),
  /** Where the worker was going: the mailed link leads there. */
  returnUrl: vine.string().maxLength(300).regex(PORTAL_PAGE).optional(),
})

/** What a worker may change, or propose, of themselves. */
export const portalWorkerValidator = vine.create({
  ...contactFields(),
  ...householdFields(),
  ...accountFields(),
})

export const askQuestionValidator = vine.create({
  text: vine.string().trim().minLength(1).maxLength(2000),
  about: vine.string().trim().maxLength(200).optional(),
  statementId: vine.string().uuid().nullable().optional(),
})

export const answerQuestionValidator = vine.create({
  answer: vine.string().trim().minLength(1).maxLength(4000),
})

export const listQuestionsValidator = vine.create({
  workerId: vine.string().uuid().optional(),
  open: vine.boolean().optional(),
})

export const listProposalsValidator = vine.create({ workerId: vine.string().uuid().optional() })

export const refuseProposalValidator = vine.create({
  reason: vine.string().trim().minLength(1).maxLength(500),
})

export const portalSettingsValidator = vine.create({
  tellsViews: vine.boolean({ strict: true }),
  version: vine.number().min(0).withoutDecimals(),
})
