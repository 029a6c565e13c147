import { indexData, type IndexData, type IndexEvent, type IndexValue } from '#modules/compute/pure'
import type { Scope } from '#modules/shared/tenancy/scope'
import IndexFigure from '../models/index_figure.ts'

/** What is known of the index here: what comes with the product, and what the company loaded in its place. */
export async function companyIndexData(_scope: Scope): Promise<IndexData> {
  const rows = await IndexFigure.query().orderBy('id')
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map(({ figure }) => figure)
  return indexData({ events: of('EVENT') as IndexEvent[], values: of('VALUE') as IndexValue[] })
}
