import { pageOfModels } from '#modules/shared/lists/page_of_models'
import type { Scope } from '#modules/shared/tenancy/scope'
import { workersByName } from '#modules/team/index'
import { INCLUDED_SQL } from '../domain/standing.ts'
import IndexationLine from '../models/indexation_line.ts'

/** Which lines of a run a person looks at. */
export const LINE_FILTERS = [
  'INCLUDED',
  'CAPPED',
  'EXCLUDED',
  'QUESTIONS',
  'CHANGED',
  'BELOW_SCALE',
] as const
export type LineFilter = (typeof LINE_FILTERS)[number]

/** Of a row of lines, by the name of its table: pages are found without an alias. */
const INCLUDED = INCLUDED_SQL.replaceAll('l.', 'indexation_lines.')
const FILTERS: Record<LineFilter, string> = {
  INCLUDED,
  CAPPED: `${INCLUDED} and indexation_lines.retenu_plafond > 0`,
  EXCLUDED: `indexation_lines.state = 'EXCLUDED'`,
  QUESTIONS: `indexation_lines.state = 'QUESTION'`,
  CHANGED: `indexation_lines.state = 'CHANGED'`,
  BELOW_SCALE: `${INCLUDED} and indexation_lines.minimum_bareme > indexation_lines.salaire_brut_apres`,
}

/** One page of the lines of a run, the highest pay first. */
export function listLines(
  scope: Scope,
  indexationId: string,
  { show, search, ...page }: { show?: LineFilter; search?: string; page?: number; perPage?: number }
) {
  const query = IndexationLine.query()
    .where('indexation_id', indexationId)
    .orderByRaw('salaire_reference desc nulls last')
    .orderBy('id')
  if (show) query.whereRaw(FILTERS[show])
  if (search) query.whereIn('worker_id', workersByName(scope, search).clearOrder().select('id'))
  return pageOfModels(scope, query, page)
}
