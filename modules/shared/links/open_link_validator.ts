import vine from '@vinejs/vine'

/** What a browser sends that opens a private link: the secret behind `#`. */
export const openLinkValidator = vine.create({ secret: vine.string().minLength(1).maxLength(200) })
