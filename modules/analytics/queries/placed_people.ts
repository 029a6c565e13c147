import type { Scope } from '#modules/shared/tenancy/scope'
import { today, yearsAfter } from '#modules/shared/values/days'
import { FILTERS, type AnalyticsFilter } from '../domain/analytics_filter.ts'
import { placed, type KeptRange, type RangeGroup } from '../domain/placed.ts'
import PayRange from '../models/pay_range.ts'
import { payOn, peopleOn, type Person } from './people_on.ts'

/** The company's ranges, by function and level. */
export async function keptRanges(_scope: Scope): Promise<(KeptRange & { id: string })[]> {
  const rows = await PayRange.query().orderBy('nom_fonction').orderBy('level').orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    nomFonction: row.nomFonction,
    level: row.level,
    minimum: Number(row.minimum),
    midpoint: Number(row.midpoint),
    maximum: Number(row.maximum),
  }))
}

/**
 * The people whom the scope may see today, by function and level. A filter narrows who is shown; ranges are suggested
 * from all whom the scope sees, so that they do not move with it.
 */
export async function rangeGroups(
  scope: Scope,
  filter: AnalyticsFilter
): Promise<RangeGroup<Person>[]> {
  const groups = placed(await peopleOn(scope, today()), await keptRanges(scope))
  if (Object.keys(filter).length === 0) return groups
  return groups
    .map((group) => ({ ...group, people: group.people.filter((person) => isLeft(person, filter)) }))
    .filter(({ people }) => people.length > 0)
}

/** Whether a filter leaves a person: as the database judges it (`peopleFilterColumns`). */
function isLeft(person: Person, filter: AnalyticsFilter): boolean {
  const { departmentId, locationId, costCenterId, nomFonction, level } = person
  const of: Record<keyof AnalyticsFilter, string | null> = {
    department: departmentId,
    location: locationId,
    costCenter: costCenterId,
    nomFonction,
    level,
  }
  return FILTERS.every((name) => filter[name] === undefined || of[name] === filter[name])
}

/** The same people, one by one, with what their pay at full time changed by since a year ago, and whose range it is. */
export async function placedPeople(scope: Scope, filter: AnalyticsFilter) {
  const before = await payOn(scope, yearsAfter(today(), -1))
  return (await rangeGroups(scope, filter)).flatMap(({ people, source }) =>
    people.map((person) => ({
      ...person,
      source,
      change: changeOf(person.pay, before.get(person.id)),
    }))
  )
}

function changeOf(pay: number, before: number | undefined): number | null {
  return before ? pay / before - 1 : null
}
