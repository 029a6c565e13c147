import { IN_TEAM, teamOnDay } from '#modules/roster/index'
import { demandEverything } from '#modules/shared/tenancy/visibility'
import type { Scope } from '#modules/shared/tenancy/scope'
import { today } from '#modules/shared/values/days'
import type { Audience } from '../domain/audience.ts'

/** The people whom an audience holds today, as a query over workers in no order. Contacts have no contract. */
export function audiencePeople(scope: Scope, { language, ...filter }: Audience) {
  demandEverything(scope)
  const query = teamOnDay(scope, { ...filter, on: today() }).whereIn('standings.standing', [
    ...IN_TEAM,
  ])
  if (language) query.where('workers.language', language)
  return query
}
