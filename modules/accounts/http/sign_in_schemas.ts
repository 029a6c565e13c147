import { flag, list, number, orNull, text, uuid, whole } from '#modules/shared/http/shapes'

export const secondFactorSchema = whole({
  enabled: flag,
  app: flag,
  /** The last two figures. */
  phone: orNull(text),
  smsAvailable: flag,
  recoveryCodes: number,
})
export const authenticatorSchema = whole({
  secret: text,
  uri: text,
  svg: text,
})
export const googlePageSchema = whole({ url: text })
export const recoveryCodesSchema = whole({ recoveryCodes: list(text) })
export const userSessionsSchema = whole({
  data: list(
    whole({
      id: uuid,
      browser: text,
      current: flag,
      createdAt: text,
      lastUsedAt: text,
    })
  ),
})
