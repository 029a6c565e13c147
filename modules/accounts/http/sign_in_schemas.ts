import vine from '@vinejs/vine'

export const secondFactorSchema = vine.create({
  enabled: vine.boolean(),
  app: vine.boolean(),
  /** The last two figures. */
  phone: vine.string().nullable(),
  smsAvailable: vine.boolean(),
  recoveryCodes: vine.number(),
})
export const authenticatorSchema = vine.create({
  secret: vine.string(),
  uri: vine.string(),
  svg: vine.string(),
})
export const googlePageSchema = vine.create({ url: vine.string() })
export const recoveryCodesSchema = vine.create({ recoveryCodes: vine.array(vine.string()) })
export const userSessionsSchema = vine.create({
  data: vine.array(
    vine.object({
      id: vine.string().uuid(),
      browser: vine.string(),
      current: vine.boolean(),
      createdAt: vine.string(),
      lastUsedAt: vine.string(),
    })
  ),
})
