import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { toLongPage } from '#modules/shared/http/pagination'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { chosenIds } from '#modules/shared/lists/chosen'
import { today } from '#modules/shared/values/days'
import { Assign, ASSIGNED } from '../actions/assign.ts'
import { listTeam } from '../queries/list_team.ts'
import { showingTeam } from '../queries/team_facts.ts'
import { listFunctions, teamOnDay } from '../queries/team_on_day.ts'
import type { assignedSchema, teamPageSchema } from './schemas.ts'
import { assignValidator, listFunctionsValidator, listTeamValidator } from './validators.ts'

export default class TeamController {
  async index({ request, scope, user }: HttpContext): Promise<Answer<typeof teamPageSchema>> {
    const { on = today(), ...input } = await request.validateUsing(listTeamValidator, {
      data: request.qs(),
    })
    const page = await listTeam(scope, { on, ...input })
    const seesPay = holds(user, 'packages.read')
    const seesOffers = holds(user, 'offers.read')
    return {
      ...toLongPage(page, await showingTeam(scope, page.rows, { on, seesPay, seesOffers })),
      counts: page.counts,
    }
  }

  async functions({ request, scope }: HttpContext) {
    const { on = today() } = await request.validateUsing(listFunctionsValidator, {
      data: request.qs(),
    })
    return { data: await listFunctions(scope, on) }
  }

  async assign({ request, scope }: HttpContext): Promise<Answer<typeof assignedSchema>> {
    const { ids: named, filter, after, ...given } = await request.validateUsing(assignValidator)
    const [field, ...more] = ASSIGNED.filter((each) => given[each] !== undefined)
    if (!field || more.length > 0) throw oneOnly()
    const chosen = { ids: named, filter, after }
    const { ids, next } = await chosenIds(scope, chosen, ({ on = today(), ...asked }) =>
      teamOnDay(scope, { on, ...asked })
    )
    return { ...(await Assign.handle(scope, ids, { field, value: given[field] ?? null })), next }
  }
}

function oneOnly(): Problem {
  const message = `Give one of: ${ASSIGNED.join(', ')}`
  return new Problem('E_VALIDATION', { errors: [{ path: ASSIGNED[0], code: 'one', message }] })
}
