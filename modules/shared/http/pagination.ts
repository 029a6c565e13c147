import vine from '@vinejs/vine'
import type { ModelPage } from '#modules/shared/lists/page_of_models'

/** Fields of every list's query. */
export const pageQuery = {
  page: vine.number().min(1).withoutDecimals().optional(),
  perPage: vine.number().min(1).max(100).withoutDecimals().optional(),
}

/** The `meta` of a page as JSON schema, for answers that Vine does not describe. */
export const PAGE_META = {
  type: 'object',
  required: ['total', 'estimated', 'page', 'perPage', 'lastPage'],
  properties: {
    total: { type: 'integer' },
    estimated: { type: 'boolean' },
    page: { type: 'integer' },
    perPage: { type: 'integer' },
    lastPage: { type: 'integer' },
  },
} as const

/** The schema of a page of something. */
export function pageOf<T extends Record<string, any>>(item: T) {
  return vine.create({
    data: vine.array(vine.object(item)),
    meta: vine.object({
      total: vine.number(),
      /** Above ten thousand the total is a round number near the true one. */
      estimated: vine.boolean(),
      page: vine.number(),
      perPage: vine.number(),
      lastPage: vine.number(),
    }),
  })
}

export interface Page<T> {
  data: T[]
  meta: { total: number; estimated: boolean; page: number; perPage: number; lastPage: number }
}

/** A Lucid paginator as the API shows it. */
export function toPage<Row, T>(
  paginator: {
    all(): Row[]
    total: number
    currentPage: number
    perPage: number
    lastPage: number
  },
  transform: (row: Row) => T
): Page<T> {
  return {
    data: paginator.all().map(transform),
    meta: {
      total: Number(paginator.total),
      estimated: false,
      page: paginator.currentPage,
      perPage: paginator.perPage,
      lastPage: Math.max(1, paginator.lastPage),
    },
  }
}

/** A page of a long list (modules/shared/lists) as the API shows it. */
export function toLongPage<Row, T>(
  { rows, total, estimated, page, perPage }: ModelPage<Row>,
  transform: (row: Row) => T
): Page<T> {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  return { data: rows.map(transform), meta: { total, estimated, page, perPage, lastPage } }
}
