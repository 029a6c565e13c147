import vine from '@vinejs/vine'

export const openCasefileValidator = vine.create({
  secret: vine.string().minLength(1).maxLength(200),
})
