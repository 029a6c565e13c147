import type { Scope } from '#modules/shared/tenancy/scope'
import { today, yearsAfter } from '#modules/shared/values/days'
import { costPerFte, mean, turnover } from '../domain/definitions.ts'
import type { AnalyticsFilter } from '../domain/analytics_filter.ts'
import { movement } from './people_on.ts'
import { rangeGroups } from './placed_people.ts'

/** The team in figures, of today and the year before it. */
export async function summary(scope: Scope, filter: AnalyticsFilter) {
  const people = (await rangeGroups(scope, filter)).flatMap((group) => group.people)
  const ftes = people.reduce((sum, { fraction }) => sum + fraction, 0)
  const employerCost = people.reduce((sum, person) => sum + person.employerCost, 0)
  const { leavers, atStart, atEnd } = await movement(scope, yearsAfter(today(), -1), today())
  return {
    people: people.length,
    ftes: Math.round(ftes * 100) / 100,
    employerCost,
    costPerFte: costPerFte(employerCost, ftes),
    compaRatio: mean(people.flatMap(({ compaRatio }) => compaRatio ?? [])),
    outOfRange: people.filter(({ band }) => band === 'BELOW' || band === 'ABOVE').length,
    leavers,
    turnover: turnover(leavers, atStart, atEnd),
  }
}
