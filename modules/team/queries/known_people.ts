import type { Scope } from '#modules/shared/tenancy/scope'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import {
  IMPORTED_DAYS,
  IMPORTED_PLAIN,
  type ImportedPerson,
  type ImportedValue,
} from '../domain/imported_person.ts'
import { nissPrints } from '../domain/niss_print.ts'
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
  const people = (await query).map((worker) => ({ id: worker.id, fields: plainFields(worker) }))
  return sealed ? withSealed(people, await openedOf(ids && { ids })) : people
}

/**
 * The same people with what is sealed of some of them: those of `ids`, and those who have one of these register numbers.
 * Of all others it stays closed, as opening takes longer than reading.
 */
export async function openSealed(
  scope: Scope,
  people: readonly KnownPerson[],
  { ids, niss }: { ids: readonly string[]; niss: readonly string[] }
): Promise<KnownPerson[]> {
  demandEverything(scope)
  const prints = niss.flatMap((each) => nissPrints(scope.companyId, each))
  return withSealed(people, await openedOf({ ids, prints }))
}

/** @param of everybody's where it is left out */
async function openedOf(of?: {
  ids: readonly string[]
  prints?: readonly string[]
}): Promise<ReadonlyMap<string, ImportedPerson>> {
  const rows = WorkerPrivate.query()
  if (of) rows.whereIn('worker_id', [...of.ids]).orWhereIn('niss_print', [...(of.prints ?? [])])
  return new Map((await rows).map((row) => [row.workerId, row.told]))
}

function withSealed(
  people: readonly KnownPerson[],
  opened: ReadonlyMap<string, ImportedPerson>
): KnownPerson[] {
  return people.map(({ id, fields }) => ({
    id,
    fields: { ...fields, ...(opened.get(id) ?? NOTHING_SEALED) },
  }))
}

const NOTHING_SEALED = { niss: null, iban: null, bic: null }

/** The fields of a worker that an import knows and that are not sealed; days as `YYYY-MM-DD`. */
export function plainFields(worker: Worker): ImportedPerson {
  return Object.fromEntries([
    ...IMPORTED_PLAIN.map((name) => [name, (worker[name] ?? null) as ImportedValue]),
    ...IMPORTED_DAYS.map((name) => [name, worker[name]?.toISODate() ?? null]),
  ])
}
