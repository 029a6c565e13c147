import type { HttpContext } from '@adonisjs/core/http'
import { companyIndexData } from '#modules/indexation/index'
import { toLongPage } from '#modules/shared/http/pagination'
import type { Answer } from '#modules/shared/http/shapes'
import { unwrap } from '#modules/shared/result'
import { reading } from '#modules/shared/tenancy/reading'
import { newYear } from '../queries/new_year.ts'
import type { newYearSchema } from './new_year_schema.ts'
import { newYearValidator } from './validators.ts'

/** What 1 January changes. */
export default class NewYearController {
  /** Read as the role that writes nothing: a simulation. */
  async show({ request, scope }: HttpContext): Promise<Answer<typeof newYearSchema>> {
    const { percents, ...input } = await request.validateUsing(newYearValidator, {
      data: request.qs(),
    })
    const data = await companyIndexData(scope)
    return reading(scope, async () => {
      const found = unwrap(await newYear(scope, data, { ...input, assumed: assumedBy(percents) }))
      const { day, preset, committees, around } = found
      return {
        ...{ dateStr: day, preset, committees, around },
        ...toLongPage(found, ({ workerId, firstName, lastName, ...row }) => ({
          worker: { id: workerId, firstName, lastName },
          ...row,
        })),
      }
    })
  }
}

/** `BECP200:3.8;BECP302:3.9` by committee. */
function assumedBy(percents = ''): ReadonlyMap<string, number> {
  const pairs = percents.split(';').filter((each) => each !== '')
  return new Map(
    pairs.map((each) => each.split(':')).map(([code, value]) => [code!, Number(value)])
  )
}
