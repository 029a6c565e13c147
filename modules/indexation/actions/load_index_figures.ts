import {
  checkIndexFigures,
  eventKey,
  valueKey,
  type IndexFault,
  type LoadedFigures,
} from '#modules/compute/pure'
import { record } from '#modules/shared/audit/record'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Scope } from '#modules/shared/tenancy/scope'

/**
 * Keeps figures of the index that were published, or agreed in the company, beside those that come with the product. All of
 * them or none; what was loaded for the same day or month before is replaced.
 */
export class LoadIndexFigures {
  static async handle(
    scope: Scope,
    figures: LoadedFigures,
    explain: (fault: IndexFault) => string
  ): Promise<Result<{ loaded: number }>> {
    const faults = checkIndexFigures(figures)
    if (faults.length > 0)
      return fail(
        'E_INDEX_FIGURES',
        faults.map((fault) => ({ ...fault, message: explain(fault) }))
      )
    const { events = [], values = [] } = figures
    const by = scope.actor.kind === 'user' ? scope.actor.id : null
    const rows = [
      ...events.map((figure) => ({ kind: 'EVENT', key: eventKey(figure), figure })),
      ...values.map((figure) => ({ kind: 'VALUE', key: valueKey(figure), figure })),
    ].map((row) => ({ ...row, figure: JSON.stringify(row.figure), loaded_by: by }))
    if (rows.length > 0)
      await scope.trx
        .insertQuery()
        .table('index_figures')
        .knexQuery.insert(rows.map((row) => ({ ...row, loaded_at: new Date() })))
        .onConflict(['company_id', 'kind', 'key'])
        .merge()
    await record(
      scope,
      'index_figures.loaded',
      { type: 'company', id: scope.companyId },
      { figures: rows.map(({ key }) => key) }
    )
    return ok({ loaded: rows.length })
  }
}
