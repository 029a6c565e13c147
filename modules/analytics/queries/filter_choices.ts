import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import { namesOf } from '#modules/team/index'
import { peopleOn } from './people_on.ts'

/** What the people whom the scope sees can be narrowed by, each by name. */
export async function filterChoices(scope: Scope) {
  const people = await peopleOn(scope, today())
  const places = await namesOf(scope, 'contract_location', different(people, 'locationId'))
  const centers = await namesOf(scope, 'cost_center', different(people, 'costCenterId'))
  const departments = new Map(
    people.flatMap(({ departmentId, department }) =>
      departmentId && department ? [[departmentId, department] as const] : []
    )
  )
  return {
    departments: byName([...departments].map(([id, name]) => ({ id, name }))),
    locations: byName([...places.values()]),
    costCenters: byName([...centers.values()]),
    functions: different(people, 'nomFonction').sort((a, b) => a.localeCompare(b)),
    levels: different(people, 'level').sort((a, b) => a.localeCompare(b)),
  }
}

function different<K extends 'locationId' | 'costCenterId' | 'nomFonction' | 'level'>(
  people: readonly Record<K, string | null>[],
  of: K
): string[] {
  return [...new Set(people.flatMap((person) => person[of] || []))] as string[]
}

function byName<T extends { name: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => a.name.localeCompare(b.name))
}
