import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import {
  IMPORTED_DAYS,
  IMPORTED_PLAIN,
  type ImportedPerson,
  type ImportedValue,
} from '../domain/imported_person.ts'
import type Worker from '../models/worker.ts'
import WorkerPrivate from '../models/worker_private.ts'
import { visibleWorkers } from './visible_workers.ts'

/** A person as an import must know them, to see what a file changes. */
export interface KnownPerson {
  id: string
  fields: ImportedPerson
}

/**
 * Everybody of the company, or those of some ids, as they stand.
 *
 * @param options.sealed whether what is sealed is opened too: a file that says nothing of it leaves it closed
 */
export async function knownPeople(
  scope: Scope,
  { sealed, ids }: { sealed: boolean; ids?: readonly string[] }
): Promise<KnownPerson[]> {
  demandEverything(scope)
  const query = visibleWorkers(scope).orderBy('id')
  if (ids) query.whereIn('id', [...ids])
  const people = await query
  const opened = new Map<string, ImportedPerson>()
  if (sealed) {
    const rows = WorkerPrivate.query()
    if (ids) rows.whereIn('worker_id', [...ids])
    for (const row of await rows) opened.set(row.workerId, row.told)
  }
  return people.map((worker) => ({
    id: worker.id,
    fields: { ...plainFields(worker), ...(sealed && (opened.get(worker.id) ?? NOTHING_SEALED)) },
  }))
}

const NOTHING_SEALED = { niss: null, iban: null, bic: null }

export function plainFields(worker: Worker): ImportedPerson {
  return Object.fromEntries([
    ...IMPORTED_PLAIN.map((name) => [name, (worker[name] ?? null) as ImportedValue]),
    ...IMPORTED_DAYS.map((name) => [name, worker[name]?.toISODate() ?? null]),
  ])
}
