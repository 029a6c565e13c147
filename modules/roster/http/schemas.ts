import { nextShape } from '#modules/shared/lists/chosen'
import { pageFields } from '#modules/shared/http/pagination'
import {
  count,
  date,
  flag,
  judgedAs,
  list,
  number,
  oneOf,
  ofEach,
  orNull,
  text,
  uuid,
  whole,
} from '#modules/shared/http/shapes'
import { TEAM_STANDINGS } from '../queries/team_on_day.ts'

const named = orNull(whole({ id: uuid, name: text }))
const person = whole({ id: uuid, displayName: text })

export const memberSchema = whole({
  id: uuid,
  firstName: text,
  lastName: text,
  email: orNull(text),
  employeeNumber: orNull(text),
  nomFonction: orNull(text),
  level: orNull(text),
  department: named,
  location: named,
  costCenter: named,
  manager: orNull(person),
  startOfSeniorityStr: orNull(date),
  standing: oneOf(TEAM_STANDINGS),
  /** The latest to a contact; null where the reader may not know. */
  offer: orNull(whole({ id: uuid, status: text })),
  /** Of the day, or the first to come, or the last that was; null of a contact. */
  contract: orNull(
    whole({
      id: uuid,
      kind: text,
      startDateStr: date,
      endDateStr: orNull(date),
      isSigned: flag,
      /** EUR; null where the reader may not know. */
      pay: orNull(whole({ salaireBrut: number, coutEmployeurAnnuel: number })),
    })
  ),
})

export const teamPageSchema = whole({
  ...pageFields(memberSchema),
  /** How many of each standing the rest of the filter lets through. */
  counts: ofEach(TEAM_STANDINGS, count),
})

export const functionsSchema = whole({ data: list(text) })

export const viewSchema = whole({
  id: uuid,
  name: text,
  filter: judgedAs<Record<string, unknown>>(),
})
export const viewsSchema = whole({ data: list(viewSchema) })

export const assignedSchema = whole({
  /** Who was moved, with the value before. */
  done: list(whole({ id: uuid, before: orNull(uuid) })),
  /** Who was left where they were, and why. */
  refused: list(whole({ id: uuid, displayName: text, code: text, message: orNull(text) })),
  next: nextShape,
})
