import vine from '@vinejs/vine'
import { list, text, uuid, whole } from '#modules/shared/http/shapes'

const name = vine.string().trim().minLength(1).maxLength(100)

export const nameValidator = vine.create({ name })

export const departmentValidator = vine.create({
  name,
  /** None in a new department, and the same as before in one that is there, unless given. */
  managerIds: vine.array(vine.string().uuid()).maxLength(50).distinct().optional(),
})

const named = { id: uuid, name: text }
export const namedSchema = whole(named)
export const namesSchema = whole({ data: list(whole(named)) })

const department = {
  ...named,
  managers: list(whole({ id: uuid, displayName: text })),
}
export const departmentSchema = whole(department)
export const departmentsSchema = whole({ data: list(whole(department)) })
