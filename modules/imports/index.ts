import type { Manifest } from '#modules/shared/http/endpoint'
import { endpoints } from './http/endpoints.ts'

export const manifest: Manifest = { name: 'imports', endpoints }

export type { CellRefusal } from './domain/import_field.ts'
export { plainWords } from './domain/plain_words.ts'
export type { PlannedRow } from './domain/planned_row.ts'
export type { ReadRow } from './domain/read_rows.ts'
export type { Value } from './domain/read_value.ts'
export { fieldNamed, writtenValue } from './http/written_value.ts'
export { FilesAbout } from './queries/files_about.ts'
export {
  readTold,
  TOLD_OF_WORKERS,
  ToldPeople,
  type MeantValues,
  type Told,
} from './queries/told_people.ts'
export { TERM_COLUMNS } from './targets/contract_fields.ts'
export { sentenceOf, type Say } from './queries/why_of.ts'
