import vine from '@vinejs/vine'
import type { ModelPage } from '#modules/shared/lists/page_of_models'
import { count, flag, list, whole, type Shape, type Answer } from './shapes.ts'

/** Fields of every list's query. */
export const pageQuery = {
  page: vine.number().min(1).withoutDecimals().optional(),
  perPage: vine.number().min(1).max(100).withoutDecimals().optional(),
}

const pageMeta = whole({
  total: count,
  /** Above ten thousand the total is a round number near the true one. */
  estimated: flag,
  page: count,
  perPage: count,
  lastPage: count,
})

/** The fields of a page of something. */
export const pageFields = <T extends Shape>(item: T) => ({ data: list(item), meta: pageMeta })

/** A page of something. */
export const pageOf = <T extends Shape>(item: T) => whole(pageFields(item))

export interface Page<T> {
  data: T[]
  meta: Answer<typeof pageMeta>
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
