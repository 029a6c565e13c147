import vine from '@vinejs/vine'
import { isDay, today } from '../values/days.ts'

/** 31 February is none, nor is any of the year 0: PostgreSQL would refuse them with an error of its own. */
const dayThatExists = vine.createRule((value, _options, field) => {
  if (!field.isValid) return
  if (isDay(String(value))) return
  field.report('The {{ field }} field must be a date', 'date', field)
})

/** A day as `YYYY-MM-DD`. */
export const day = () =>
  vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .use(dayThatExists())

const notToCome = vine.createRule((value, _options, field) => {
  if (!field.isValid || String(value) <= today()) return
  field.report('The {{ field }} field must not be in the future', 'future', field)
})

/** The day of what has happened: today in Belgium, or before. */
export const dayUntilToday = () => day().use(notToCome())
