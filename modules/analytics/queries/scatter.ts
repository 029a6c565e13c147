import type { Scope } from '#modules/shared/tenancy/scope'
import { daysBetween, today } from '#modules/shared/values/days'
import type { AnalyticsFilter } from '../domain/analytics_filter.ts'
import { scatterOf, type Axis, type Scatter } from '../domain/scatter.ts'
import { peopleOn, type Person } from './people_on.ts'

const DAYS_OF_YEAR = 365.25

/** Full-time pay of the people whom the scope sees, against years or level; who has none of that is left out. */
export async function scatter(
  scope: Scope,
  filter: AnalyticsFilter,
  axis: Axis,
  withGender: boolean
): Promise<Scatter & { levels: string[] }> {
  const people = await peopleOn(scope, today(), filter)
  const levels =
    axis === 'level'
      ? [...new Set(people.flatMap(({ level }) => level || []))].sort((a, b) =>
          a.localeCompare(b, undefined, { numeric: true })
        )
      : []
  const points = people.flatMap((person) => {
    const x = placeOf(person, axis, levels)
    if (x === null) return []
    const { id, name, department, gender, pay } = person
    return [{ id, name, department, gender: withGender ? gender : null, x, y: pay }]
  })
  return { ...scatterOf(points), levels }
}

function placeOf(person: Person, axis: Axis, levels: readonly string[]): number | null {
  if (axis === 'seniority') return toTenths(person.years)
  if (axis === 'age')
    return person.dateOfBirth
      ? toTenths(daysBetween(person.dateOfBirth, today()) / DAYS_OF_YEAR)
      : null
  return person.level ? levels.indexOf(person.level) : null
}

const toTenths = (years: number) => Math.round(years * 10) / 10
