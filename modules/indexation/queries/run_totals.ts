import type { Scope } from '#modules/shared/tenancy/scope'
import { INCLUDED_SQL } from '../domain/standing.ts'
import type Indexation from '../models/indexation.ts'

/** Sums over the contracts that are indexed; EUR. */
export interface Sums {
  people: number
  /** More gross pay of a month. */
  gross: number
  /** What the cap kept, and the contribution on it, of a month. */
  kept: number
  contribution: number
  /** What a year costs more, without that contribution. */
  cost: number
}

/** What a run comes to. */
export interface RunTotals {
  counts: {
    taken: number
    excluded: number
    questions: number
    unanswered: number
    changed: number
    applied: number
    undone: number
    /** Above the limit of the cap. */
    capped: number
    belowScale: number
    letters: number
  }
  all: Sums
  /** At the lowest percent of a range. */
  lowest: { gross: number; cost: number } | null
  departments: (Sums & { id: string | null; name: string | null })[]
  /** Twelve months from that of the index on. */
  months: { month: string; cost: number; contribution: number }[]
}

const SUMS = `count(*)::int as people,
  coalesce(sum(l.salaire_brut_apres - l.salaire_brut_avant), 0)::float8 as gross,
  coalesce(sum(l.retenu_plafond), 0)::float8 as kept,
  coalesce(sum(l.cotisation_moderation), 0)::float8 as contribution,
  coalesce(sum(l.cout_employeur_annuel_apres - l.cout_employeur_annuel_avant), 0)::float8 as cost`

/** Adds a run up; a reading of all its lines, nothing of which is kept. */
export async function runTotals({ trx }: Scope, run: Indexation): Promise<RunTotals> {
  const of = [run.id]
  const {
    rows: [counts],
  } = await trx.rawQuery(
    `select count(*) filter (where ${INCLUDED_SQL})::int as taken,
       count(*) filter (where l.state = 'EXCLUDED')::int as excluded,
       count(*) filter (where l.state = 'QUESTION')::int as questions,
       count(*) filter (where l.state = 'QUESTION' and l.answer is null)::int as unanswered,
       count(*) filter (where l.state = 'CHANGED')::int as changed,
       count(*) filter (where l.state = 'APPLIED')::int as applied,
       count(*) filter (where l.state = 'UNDONE')::int as undone,
       count(*) filter (where ${INCLUDED_SQL} and l.retenu_plafond > 0)::int as capped,
       count(*) filter (where ${INCLUDED_SQL} and l.minimum_bareme > l.salaire_brut_apres)::int as "belowScale",
       count(*) filter (where l.letter_at is not null)::int as letters
     from indexation_lines l where l.indexation_id = ?`,
    of
  )
  const included = `from indexation_lines l
    left join departments d on d.company_id = l.company_id and d.id = l.department_id
    where l.indexation_id = ? and ${INCLUDED_SQL}`
  const {
    rows: [all],
  } = await trx.rawQuery(`select ${SUMS} ${included}`, of)
  const { rows: departments } = await trx.rawQuery(
    `select d.id, d.name, ${SUMS} ${included} group by d.id, d.name order by d.name nulls last, d.id`,
    of
  )
  const {
    rows: [low],
  } = await trx.rawQuery(
    `select coalesce(sum(l.salaire_brut_apres_bas - l.salaire_brut_avant), 0)::float8 as gross,
       coalesce(sum(l.cout_employeur_annuel_apres_bas - l.cout_employeur_annuel_avant), 0)::float8 as cost ${included}`,
    of
  )
  const { rows: months } = await trx.rawQuery(
    `select m.nth::int as nth, round(sum(m.cost)::numeric, 2)::float8 as cost
     from indexation_lines l, unnest(l.mois) with ordinality as m (cost, nth)
     where l.indexation_id = ? and ${INCLUDED_SQL} group by m.nth order by m.nth`,
    of
  )
  return {
    counts,
    all,
    lowest: run.percentLow === null ? null : low,
    departments,
    months: fromMonth(run.date.toISODate()!, months, all.contribution),
  }
}

/** Twelve months from that of a day on; months are January first as the engine has them. */
function fromMonth(
  day: string,
  months: readonly { nth: number; cost: number }[],
  contribution: number
): RunTotals['months'] {
  const costs = new Map(months.map(({ nth, cost }) => [nth, cost]))
  const [year, first] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, at) => {
    const nth = ((first - 1 + at) % 12) + 1
    const of = year + Math.floor((first - 1 + at) / 12)
    return {
      month: `${of}-${String(nth).padStart(2, '0')}`,
      cost: costs.get(nth) ?? 0,
      contribution,
    }
  })
}
