import type pg from 'pg'
import drive from '@adonisjs/drive/services/main'
import { listFiles } from '#modules/shared/files/list_files'
import { PART_ENDING } from '#modules/shared/files/whole_files'

/** Everything that Barema keeps lies here, one folder a company. */
export const COMPANY_FILES = 'company/'

/** Where files wait until a restore is known to be right. */
export const RESTORING = 'restoring/'

/**
 * Where rows name files. A file is written before the row that names it, and under that name it never changes
 * (tests/architecture/file_names.spec.ts knows every column of such a name).
 */
const NAMED = `
  select file_key as key from public.offer_files
  union select file_key from public.package_prints where file_key is not null
  union select file_key from public.exports where file_key is not null
  union select shown_file_key from public.casefile_documents where shown_file_key is not null
  union select signed_file_key from public.casefile_documents where signed_file_key is not null
  union select signing_file_key from public.casefile_documents where signing_file_key is not null
  union select certificate_file_key from public.casefile_documents where certificate_file_key is not null
  union select file_key from public.casefile_former_documents
  union select file_key from public.company_documents
  union select file_key from public.reward_statement_versions where file_key is not null
  union select logo_key from public.companies where logo_key is not null
  union select signature_key from public.signers where signature_key is not null
  union select photo_file_key from public.signers where photo_file_key is not null
  union select photo_file_key from public.workers where photo_file_key is not null
  union select photo_file_key from public.benefits where photo_file_key is not null
  union select sent #>> '{signer,signatureKey}' from public.offers where sent #>> '{signer,signatureKey}' is not null`

/** The files that rows name. */
export async function namedFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(NAMED)
  return rows.map(({ key }) => key)
}

/** The companies of the moment: what lies in other folders came later, or was left behind. */
export async function companyFolders(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from public.companies order by id')
  return rows.map(({ id }) => `${COMPANY_FILES}${id}`)
}

/** Every whole file in a folder. */
export async function* filesIn(folder: string): AsyncGenerator<string> {
  for await (const key of listFiles(folder)) if (!key.endsWith(PART_ENDING)) yield key
}

/** Whether any file lies in a folder. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  return (await filesIn(folder).next()).done === true
}

/** A file's size; null when it is not there. */
export async function sizeOf(key: string): Promise<number | null> {
  try {
    return (await drive.use().getMetaData(key)).contentLength
  } catch (error) {
    if (await drive.use().exists(key)) throw error
    return null
  }
}
