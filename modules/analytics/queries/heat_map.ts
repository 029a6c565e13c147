import { Problem } from '#modules/shared/http/problem'
import type { Scope } from '#modules/shared/tenancy/scope'
import { seeingWhatTheActorMayNot } from '#modules/shared/tenancy/visibility'
import { visibleWorkers } from '#modules/team/index'
import { type AnalyticsFilter } from '../domain/analytics_filter.ts'
import { guardedHeatMaps, heatMapOf, type HeatMap, type Placed } from '../domain/heat_map.ts'
import type { RangeSource } from '../domain/placed.ts'
import { placedPeople } from './placed_people.ts'
import type { Person } from './people_on.ts'

/** Beyond, what is told together could not be judged within a request. */
const MOST_FILTERS = 40

/** What the whole company may be narrowed by, for who may not see each person's pay. */
const GUARDED = ['location', 'costCenter'] as const

/** People of no department, or of no level, are a group like others. */
const NONE = ''

/**
 * Department by level: of the people whom the scope may see; or of the whole company, in groups from which no person's pay
 * can be computed, for who sees only a part of it.
 *
 * @throws Problem E_ANALYTICS_GROUP_SMALL for a filter that leaves too few people, or leaves out too few
 */
export async function heatMap(
  scope: Scope,
  filter: AnalyticsFilter,
  wholeCompany: boolean
): Promise<HeatMap> {
  if (!wholeCompany || scope.visibility === 'everything')
    return heatMapOf((await placedPeople(scope, filter)).map(toPlaced))
  const whole = seeingWhatTheActorMayNot(
    scope,
    'groups of the whole company are told where no pay of one person can be computed from them'
  )
  const people = (await placedPeople(whole, {})).map(byOwnRange)
  const own = await visibleWorkers(scope).select('id')
  const filters = guardedFilters(people)
  const [table, ...narrowed] = guardedHeatMaps(
    people.map(toPlaced),
    new Set(own.map(({ id }) => id)),
    filters.map(
      ({ ids }) =>
        ({ id }) =>
          ids.has(id)
    )
  )
  const asked = Object.entries(filter)
  if (asked.length === 0) return table!
  const [[name, value]] = asked as [[string, string]]
  const at = filters.findIndex((each) => each.name === name && each.value === value)
  const answer = asked.length === 1 && at >= 0 ? narrowed[at]! : undefined
  // The sum of all whom it leaves is hidden: it is not answered at all.
  if (!answer || answer.cells[0]?.headcount === null || answer.cells.length === 0)
    throw new Problem('E_ANALYTICS_GROUP_SMALL')
  return answer
}

/** Each value of each filter, in an order of their own: what is told depends on it. */
function guardedFilters(people: readonly Person[]) {
  return GUARDED.flatMap((name) => {
    const groups = Map.groupBy(people, (person) => person[`${name}Id`] ?? NONE)
    return [...groups]
      .filter(([value]) => value !== NONE)
      .map(([value, group]) => ({ name, value, ids: new Set(group.map(({ id }) => id)) }))
      .sort((a, b) => b.ids.size - a.ids.size || (a.value < b.value ? -1 : 1))
  }).slice(0, MOST_FILTERS)
}

/**
 * A suggested range has a person's pay in its middle: from the compa-ratio of a person whose pay is known, alone in a cell,
 * it could be computed. The company's own ranges are no secret.
 */
function byOwnRange<P extends { source: RangeSource | null; compaRatio: number | null }>(
  person: P
): P {
  return person.source === 'OWN' ? person : { ...person, compaRatio: null }
}

function toPlaced(person: Person & { compaRatio: number | null; change: number | null }): Placed {
  const { id, department, level, compaRatio, employerCost, change } = person
  return { id, department: department ?? NONE, level, compaRatio, employerCost, change }
}
