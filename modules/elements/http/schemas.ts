import { pageOf } from '#modules/shared/http/pagination'
import {
  count,
  list,
  number,
  oneOf,
  optional,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { PAY_UNITS, PRESTATIONS, REPEATS } from '../domain/pay_element.ts'

export const kindSchema = whole({
  id: uuid,
  /** What payroll files call it until a profile says otherwise. */
  code: text,
  /** In the company's own language, and in others. */
  name: text,
  translations: whole({ fr: optional(text), nl: optional(text), en: optional(text) }),
  unit: oneOf(PAY_UNITS),
  repeats: oneOf(REPEATS),
  /** Which hours of the law they are, where they are some; null of any other. */
  prestation: orNull(oneOf(PRESTATIONS)),
  version: count,
})
export const kindsSchema = whole({ data: list(kindSchema) })

export const elementSchema = whole({
  id: uuid,
  worker: whole({ id: uuid, displayName: text, employeeNumber: orNull(text) }),
  /** `YYYY-MM`. */
  month: text,
  kindId: uuid,
  /** EUR, hours or days, as its kind says. */
  value: number,
  version: count,
})
export const elementPageSchema = pageOf(elementSchema)

export const totalsSchema = whole({
  data: list(whole({ kindId: uuid, people: count, value: number })),
})
export const carriedSchema = whole({ taken: count })
