import { defineConfig } from '@adonisjs/core/bodyparser'

/** What reads the body of a call, up to so many bytes; anything over them is a mistake and is refused before it is read. */
const upTo = (limit: number) =>
  defineConfig({
    allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    json: {
      encoding: 'utf-8',
      limit,
      strict: false,
      types: ['application/json', 'application/*+json'],
      convertEmptyStringsToNull: false,
    },
    form: {
      encoding: 'utf-8',
      limit,
      types: ['application/x-www-form-urlencoded'],
      convertEmptyStringsToNull: false,
    },
    raw: { encoding: 'utf-8', limit, types: ['text/*'] },
    multipart: {
      autoProcess: false,
      maxFields: 1000,
      limit,
      types: ['multipart/form-data'],
      convertEmptyStringsToNull: false,
      processManually: [],
    },
  })

/** What people type is a few kilobytes. */
export const SHORT_BODY_BYTES = 64_000
export const SHORT_BODY = upTo(SHORT_BODY_BYTES)

/** A package with the lists a candidate chooses from, the rows of an import. */
export const LONG_BODY = upTo(1_000_000)

export default SHORT_BODY
