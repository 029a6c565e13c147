import vine from '@vinejs/vine'

export const signerValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(200),
  nomFonction: vine.string().trim().maxLength(200),
  email: vine.string().trim().email().maxLength(254),
})

const signer = {
  id: vine.string().uuid(),
  name: vine.string(),
  nomFonction: vine.string(),
  email: vine.string(),
  /** Where an administrator sees the picture; null without one. */
  signatureUrl: vine.string().nullable(),
}
export const signerSchema = vine.create(signer)
export const signersSchema = vine.create({ data: vine.array(vine.object(signer)) })
