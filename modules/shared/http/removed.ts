import vine from '@vinejs/vine'

/** What removing one thing answers: which one is gone. */
export const removedSchema = vine.create({ id: vine.string().uuid() })
