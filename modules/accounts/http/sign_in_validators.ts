import vine from '@vinejs/vine'
import { MAILED_CODE } from '../domain/mailed_code.ts'

const email = vine.string().trim().email().maxLength(254)
const secret = vine.string().maxLength(200)
const code = () => vine.string().maxLength(40).regex(MAILED_CODE)

export const askSignInLinkValidator = vine.create({
  email: email.clone(),
  rememberMe: vine.boolean().optional(),
})

export const useSignInLinkValidator = vine.create({
  secret: secret.clone().optional(),
  code: code().optional().requiredIfMissing('secret'),
})

/** Where one was going: an address of the application itself. */
const returnUrl = vine
  .string()
  .maxLength(1000)
  .regex(/^\/(?![/\\])/)

export const startGoogleValidator = vine.create({
  rememberMe: vine.boolean().optional(),
  returnUrl: returnUrl.optional(),
})

export const useGoogleTicketValidator = vine.create({ ticket: secret.clone() })

export const askNewPasswordValidator = vine.create({ email: email.clone() })

/** How good the password is the action judges, which knows whose it is. */
export const chooseNewPasswordValidator = vine.create({
  secret: secret.clone(),
  password: vine.string().minLength(1).maxLength(1024),
})

/** A password, or a code: of the app, by text message, of the recovery list, or by mail. */
export const freshProofValidator = vine.create({
  password: vine.string().minLength(1).maxLength(1024).optional(),
  code: vine.string().trim().minLength(6).maxLength(20).optional().requiredIfMissing('password'),
})

/** Of the app, or a recovery code. */
export const secondFactorCodeValidator = vine.create({
  code: vine.string().trim().minLength(6).maxLength(20),
})

export const startSmsValidator = vine.create({
  phone: vine.string().trim().minLength(1).maxLength(30),
})

export const confirmSecondFactorValidator = vine.create({
  code: vine.string().trim().minLength(6).maxLength(20),
  kind: vine.enum(['TOTP', 'SMS'] as const).optional(),
})
