import type { HttpContext } from '@adonisjs/core/http'
import { holds } from '#modules/accounts/index'
import { Problem } from '#modules/shared/http/problem'
import type { Answer } from '#modules/shared/http/shapes'
import { today } from '#modules/shared/values/days'
import { RequestFigures } from '../actions/request_figures.ts'
import { cashFlowOfTeam } from '../queries/cash_flow.ts'
import { filterChoices } from '../queries/filter_choices.ts'
import { heatMap } from '../queries/heat_map.ts'
import { peopleOn } from '../queries/people_on.ts'
import { rangeRows } from '../queries/range_rows.ts'
import { scatter } from '../queries/scatter.ts'
import { figuresState } from '../queries/stale_contracts.ts'
import { summary } from '../queries/summary.ts'
import type {
  analyticsFiltersSchema,
  cashFlowSchema,
  figuresSchema,
  heatMapSchema,
  rangesSchema,
  reductionsSchema,
  scatterSchema,
  summarySchema,
} from './schemas.ts'
import {
  analyticsValidator,
  cashFlowValidator,
  heatMapValidator,
  scatterValidator,
} from './validators.ts'

export default class AnalyticsController {
  async figures({ scope }: HttpContext): Promise<Answer<typeof figuresSchema>> {
    return figuresState(scope)
  }

  async recompute({ response, scope }: HttpContext) {
    await RequestFigures.handle(scope)
    return response.accepted((await figuresState(scope)) satisfies Answer<typeof figuresSchema>)
  }

  async filters({ scope }: HttpContext): Promise<Answer<typeof analyticsFiltersSchema>> {
    return filterChoices(scope)
  }

  async summary({ request, scope }: HttpContext): Promise<Answer<typeof summarySchema>> {
    return summary(scope, await request.validateUsing(analyticsValidator, { data: request.qs() }))
  }

  async cashFlow({ request, scope }: HttpContext): Promise<Answer<typeof cashFlowSchema>> {
    const { months, ...filter } = await request.validateUsing(cashFlowValidator, {
      data: request.qs(),
    })
    return { data: await cashFlowOfTeam(scope, months === '24' ? 24 : 12, filter) }
  }

  async ranges({ request, scope }: HttpContext): Promise<Answer<typeof rangesSchema>> {
    const filter = await request.validateUsing(analyticsValidator, { data: request.qs() })
    return { data: await rangeRows(scope, filter) }
  }

  async scatter({ request, scope, user }: HttpContext): Promise<Answer<typeof scatterSchema>> {
    const { axis = 'seniority', ...filter } = await request.validateUsing(scatterValidator, {
      data: request.qs(),
    })
    // Births and genders are of those who keep the company's records.
    const details = holds(user, 'workers.details')
    if (axis === 'age' && !details) throw new Problem('E_FORBIDDEN')
    return scatter(scope, filter, axis, details)
  }

  async reductions({ request, scope }: HttpContext): Promise<Answer<typeof reductionsSchema>> {
    const filter = await request.validateUsing(analyticsValidator, { data: request.qs() })
    const people = await peopleOn(scope, today(), filter)
    return {
      data: people.flatMap(({ id, name, department, reductions }) =>
        reductions.map((reduction) => ({ id, name, department, ...reduction }))
      ),
    }
  }

  async heatMap({ request, scope }: HttpContext): Promise<Answer<typeof heatMapSchema>> {
    const { company = false, ...filter } = await request.validateUsing(heatMapValidator, {
      data: request.qs(),
    })
    return heatMap(scope, filter, company)
  }
}
