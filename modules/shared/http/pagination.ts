import vine from '@vinejs/vine'

/** Fields of every list's query. */
export const pageQuery = {
  page: vine.number().min(1).withoutDecimals().optional(),
  perPage: vine.number().min(1).max(100).withoutDecimals().optional(),
}

/** The schema of a page of something. */
export function pageOf<T extends Record<string, any>>(item: T) {
  return vine.create({
    data: vine.array(vine.object(item)),
    meta: vine.object({
      total: vine.number(),
      page: vine.number(),
      perPage: vine.number(),
      lastPage: vine.number(),
    }),
  })
}

export interface Page<T> {
  data: T[]
  meta: { total: number; page: number; perPage: number; lastPage: number }
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
      page: paginator.currentPage,
      perPage: paginator.perPage,
      lastPage: Math.max(1, paginator.lastPage),
    },
  }
}
