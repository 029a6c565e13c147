import app from '@adonisjs/core/services/app'
import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import { writtenValues, maskedValues, type PrivateValues } from '../domain/private_details.ts'
import { NOT_TOLD, tablesAbout } from '../domain/worker_rows.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { ImportedFiles } from '../ports/imported_files.ts'

/** Everything that is held on a person, by table. */
export interface HeldOn {
  person: Record<string, unknown>
  sealed: PrivateValues
  rows: Record<string, Record<string, unknown>[]>
}

/**
 * All that is held on a person (GDPR, art. 15): their row, what stands in every table that is about them, and the packages
 * that name them. Files stand in it by their name.
 *
 * @param reader what is sealed is written out for the person alone; to those who keep records it is masked
 */
export async function heldOn(
  scope: Scope,
  { id }: Pick<Worker, 'id'>,
  reader: 'keeper' | 'person'
): Promise<HeldOn> {
  demandEverything(scope)
  const rows: HeldOn['rows'] = {}
  for (const table of tablesAbout()) rows[table] = await rowsOf(scope, table, 'worker_id = ?', id)
  rows.packages = await rowsOf(scope, 'packages', 'worker_ids @> array[?]', id)
  const files = await (await app.container.make(ImportedFiles)).about(scope, id)
  rows.import_files = files.map((file) => ({ ...file }))
  const [person] = await rowsOf(scope, 'workers', 'id = ?::uuid', id)
  const { told } = await WorkerPrivate.shownOf(id)
  const sealed = reader === 'person' ? writtenValues(told) : maskedValues(told)
  return { person: person!, sealed, rows }
}

async function rowsOf(
  { trx }: Scope,
  table: string,
  where: string,
  id: string
): Promise<Record<string, unknown>[]> {
  const { rows } = await trx.rawQuery(
    `select to_jsonb(t) - ?::text[] as held from ${table} t where ${where} order by t.id`,
    [NOT_TOLD as unknown as string, id]
  )
  return rows.map(({ held }: { held: Record<string, unknown> }) => withoutNothing(held))
}

/** What is not known is not told. */
function withoutNothing(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
}
