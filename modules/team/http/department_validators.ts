import vine from '@vinejs/vine'

const name = vine.string().trim().minLength(1).maxLength(100)

export const nameValidator = vine.create({ name })

export const departmentValidator = vine.create({
  name,
  /** None in a new department, and the same as before in one that is there, unless given. */
  managerIds: vine.array(vine.string().uuid()).maxLength(50).distinct().optional(),
})

const named = { id: vine.string().uuid(), name: vine.string() }
export const namedSchema = vine.create(named)
export const namesSchema = vine.create({ data: vine.array(vine.object(named)) })

const department = {
  ...named,
  managers: vine.array(vine.object({ id: vine.string().uuid(), displayName: vine.string() })),
}
export const departmentSchema = vine.create(department)
export const departmentsSchema = vine.create({ data: vine.array(vine.object(department)) })
