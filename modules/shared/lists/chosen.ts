import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import vine from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { orNull, text } from '#modules/shared/http/shapes'
import type { Scope } from '#modules/shared/tenancy/scope'
import { UUID_PATTERN } from '#modules/shared/values/is_uuid'

/** As many rows as one call of a bulk action takes; what a page of a list can show. */
export const MOST_AT_ONCE = 100

const CURSOR = new RegExp(`^(\\d{1,16})_(${UUID_PATTERN})$`)

/** Fields of a bulk action that is for all rows of a filter, a hundred in each call. */
export function filterFields<Filter extends Record<string, SchemaTypes>>(filter: Filter) {
  return {
    filter: vine.object(filter).optional(),
    /** The `next` that the call before answered. */
    after: vine.string().regex(CURSOR).optional(),
  }
}

/** Fields of a bulk action: the rows that are named, or those of a filter; both together mean those that are in both. */
export function chosenFields<Filter extends Record<string, SchemaTypes>>(filter: Filter) {
  return {
    ids: vine
      .array(vine.string().uuid())
      .minLength(1)
      .maxLength(MOST_AT_ONCE)
      .optional()
      .requiredIfMissing('filter'),
    ...filterFields(filter),
  }
}

/** Where the next call of the same filter begins; `null` after the last one. */
export const nextShape = orNull(text)

export interface Chosen<Filter> {
  ids?: string[]
  filter?: Filter
  after?: string
}

/**
 * The ids that one call of a bulk action is for. Those of a filter come by the time they were made, the newest first: a
 * row that is made meanwhile, as a copy is, is never among them, and a row that leaves the filter moves no other.
 *
 * @param rowsOf the list of a filter, as its actor sees it
 * @returns at most a hundred ids, and `next`, with which the following call begins
 */
export async function chosenIds<Filter, Row extends LucidRow>(
  { trx }: Scope,
  { ids, filter, after }: Chosen<Filter>,
  rowsOf: (filter: Filter) => ModelQueryBuilderContract<LucidModel, Row>
): Promise<{ ids: string[]; next: string | null }> {
  if (!filter) return { ids: ids ?? [], next: null }
  const query = rowsOf(filter).clearOrder()
  const { table } = query.model
  // As a whole number: a point in time written as text may be one that the database refuses.
  const made = `(extract(epoch from ${table}.created_at) * 1000000)::bigint`
  const [, time, id] = CURSOR.exec(after ?? '') ?? []
  if (ids) query.whereIn(`${table}.id`, ids)
  if (time && id) query.whereRaw(`(${made}, ${table}.id) < (?::bigint, ?::uuid)`, [time, id])
  const rows = await query
    .select(`${table}.id`, trx.raw(`${made}::text as made`))
    .orderBy(`${table}.created_at`, 'desc')
    .orderBy(`${table}.id`, 'desc')
    .limit(MOST_AT_ONCE + 1)
    .pojo<{ id: string; made: string }>()
  const taken = rows.slice(0, MOST_AT_ONCE)
  const last = rows.length > taken.length ? taken.at(-1) : undefined
  return { ids: taken.map((row) => row.id), next: last ? `${last.made}_${last.id}` : null }
}
