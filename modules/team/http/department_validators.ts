import vine from '@vinejs/vine'
import { list, oneOf, orNull, text, uuid, whole } from '#modules/shared/http/shapes'
import { LANGUAGE_REGIMES } from '../domain/language_regime.ts'

const name = vine.string().trim().minLength(1).maxLength(100)

export const nameValidator = vine.create({ name })

/** What is left out stays as it is. */
export const locationValidator = vine.create({
  name: name.clone(),
  street: vine.string().trim().maxLength(200).optional(),
  postalCode: vine.string().trim().maxLength(20).optional(),
  city: vine.string().trim().maxLength(100).optional(),
  /** As a user who knows the place has confirmed it; null until then. */
  languageRegime: vine.enum(LANGUAGE_REGIMES).nullable().optional(),
})

/** As a user who knows the place has confirmed it. */
export const regimeValidator = vine.create({ languageRegime: vine.enum(LANGUAGE_REGIMES) })

export const departmentValidator = vine.create({
  name,
  /** None in a new department, and the same as before in one that is there, unless given. */
  managerIds: vine.array(vine.string().uuid()).maxLength(50).distinct().optional(),
  /** The department that it stands under; null for none, and as before unless given. */
  parentId: vine.string().uuid().nullable().optional(),
})

const named = { id: uuid, name: text }
export const namedSchema = whole(named)
export const namesSchema = whole({ data: list(whole(named)) })

const location = {
  ...named,
  street: text,
  postalCode: text,
  city: text,
  languageRegime: orNull(oneOf(LANGUAGE_REGIMES)),
  /** What the postal code suggests, to be confirmed. */
  suggestedRegime: orNull(oneOf(LANGUAGE_REGIMES)),
  /** The commune with language facilities that the code belongs to. */
  facility: orNull(text),
}
export const locationSchema = whole(location)
export const locationsSchema = whole({ data: list(whole(location)) })

const department = {
  ...named,
  managers: list(whole({ id: uuid, displayName: text })),
  parentId: orNull(uuid),
}
export const departmentSchema = whole(department)
export const departmentsSchema = whole({ data: list(whole(department)) })
