import type { Scope } from '#modules/shared/tenancy/scope'
import type { AnalyticsFilter } from '../domain/analytics_filter.ts'
import { compression, median } from '../domain/definitions.ts'
import { rangeGroups } from './placed_people.ts'

/** Every function and level with its range and where its people stand in it. */
export async function rangeRows(scope: Scope, filter: AnalyticsFilter) {
  const groups = await rangeGroups(scope, filter)
  const ofFunction = Map.groupBy(
    groups.flatMap(({ nomFonction, people }) =>
      people.map((person) => ({ ...person, nomFonction }))
    ),
    ({ nomFonction }) => nomFonction
  )
  return groups.map(({ nomFonction, level, range, source, people }) => ({
    nomFonction,
    level,
    range,
    source,
    median: median(people.map(({ pay }) => pay)),
    compression: compression(ofFunction.get(nomFonction) ?? []),
    people: people.map(({ id, name, department, pay, compaRatio, penetration, band }) => ({
      id,
      name,
      department,
      pay,
      compaRatio,
      penetration,
      band,
    })),
  }))
}
