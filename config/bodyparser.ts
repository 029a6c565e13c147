import { defineConfig } from '@adonisjs/core/bodyparser'

/** A package is a few kilobytes; anything over 1 MB is a mistake and is refused before it is read. */
export default defineConfig({
  allowedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  json: {
    encoding: 'utf-8',
    limit: '1mb',
    strict: false,
    types: ['application/json', 'application/*+json'],
    convertEmptyStringsToNull: false,
  },
  form: {
    encoding: 'utf-8',
    limit: '1mb',
    types: ['application/x-www-form-urlencoded'],
    convertEmptyStringsToNull: false,
  },
  raw: { encoding: 'utf-8', limit: '1mb', types: ['text/*'] },
  multipart: {
    autoProcess: false,
    maxFields: 1000,
    limit: '20mb',
    types: ['multipart/form-data'],
    convertEmptyStringsToNull: false,
    processManually: [],
  },
})
