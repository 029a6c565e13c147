import vine from '@vinejs/vine'
import { list, orNull, text, uuid, whole } from '#modules/shared/http/shapes'

export const signerValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(200),
  nomFonction: vine.string().trim().maxLength(200),
  email: vine.string().trim().email().maxLength(254),
  /** What candidates are shown to reach this person. */
  phone: vine.string().trim().maxLength(40).optional(),
  contactEmail: vine.string().trim().email().maxLength(254).nullable().optional(),
})

const signer = {
  id: uuid,
  name: text,
  nomFonction: text,
  email: text,
  phone: text,
  contactEmail: orNull(text),
  /** Where an administrator sees the picture; null without one. */
  signatureUrl: orNull(text),
  /** A face for candidates; null without one. */
  photoUrl: orNull(text),
}
export const signerSchema = whole(signer)
export const signersSchema = whole({ data: list(whole(signer)) })
