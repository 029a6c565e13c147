import type { Endpoint } from '#modules/shared/http/endpoint'
import { removedSchema } from '#modules/shared/http/removed'
import { MOST_BYTES } from '../domain/sheet_table.ts'
import { draftSchema, importSchema, importsSchema, undoneImportSchema } from './schemas.ts'
import { beginImportValidator, changeImportValidator, commitImportValidator, listImportsValidator } from './validators.ts'

const imports = () => import('./imports_controller.ts')
/** What a file is taken into says what of a plan opens it (`targets/`). */
const writes = { audience: 'employer', can: 'imports.write' } as const

/** A file that lies in memory up to here, and on disk beyond. */
const IN_MEMORY = 5_000_000

export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/imports',
    handler: [imports, 'index'],
    ...writes,
    summary: 'The last files that were taken in, the newest first',
    query: listImportsValidator,
    response: importsSchema,
  },
  {
    method: 'POST',
    path: '/imports',
    handler: [imports, 'store'],
    ...writes,
    heavy: true,
    waits: true,
    summary: 'Begin an import: the body is a CSV file, a workbook or an official file (DmfA, Belcotax; zipped, up to 200 MB unpacked) of at most 25 MB; nothing is taken in yet',
    query: beginImportValidator,
    bytes: { most: MOST_BYTES, tooLarge: 'E_IMPORT_TOO_LARGE', inMemory: IN_MEMORY },
    status: 201,
    response: draftSchema,
  },
  {
    method: 'GET',
    path: '/imports/:id',
    handler: [imports, 'show'],
    ...writes,
    heavy: true,
    waits: true,
    summary: 'A file as it was read, what its columns are, and what it would do',
    response: draftSchema,
  },
  {
    method: 'PUT',
    path: '/imports/:id',
    handler: [imports, 'update'],
    ...writes,
    heavy: true,
    waits: true,
    long: true,
    summary: 'Decide how a file is read, what its columns are, and what is repaired; answers what it would do then',
    body: changeImportValidator,
    response: draftSchema,
  },
  {
    method: 'DELETE',
    path: '/imports/:id',
    handler: [imports, 'destroy'],
    ...writes,
    summary: 'Give up a file that was not taken in; nothing of it is kept',
    response: removedSchema,
  },
  {
    method: 'POST',
    path: '/imports/:id/commit',
    handler: [imports, 'commit'],
    ...writes,
    heavy: true,
    waits: true,
    summary: 'Take a file in, as the plan that was seen says: all of it or nothing',
    body: commitImportValidator,
    response: importSchema,
  },
  {
    method: 'POST',
    path: '/imports/:id/undo',
    handler: [imports, 'undo'],
    ...writes,
    heavy: true,
    summary: 'Take an import back; what was changed since stays',
    response: undoneImportSchema,
  },
  {
    method: 'GET',
    path: '/imports/:id/refused',
    handler: [imports, 'refused'],
    ...writes,
    heavy: true,
    waits: true,
    summary: 'The refused rows in their own columns, with one more that says why',
    response: ['text/csv'],
  },
]
