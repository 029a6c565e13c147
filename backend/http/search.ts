import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { holds } from '#modules/accounts/index'
import type { Manifest } from '#modules/shared/http/endpoint'
import { list, oneOf, orNull, text, uuid, whole, type Answer } from '#modules/shared/http/shapes'
import type { SearchSource } from '#modules/shared/search/search_source'

/** As many of a kind as one sees without scrolling. */
const LIMIT = 6

const searchValidator = vine.create({
  search: vine.string().trim().minLength(1).maxLength(100).optional(),
  /** Things seen before, as they are called today. One alone arrives as a text. */
  ids: vine
    .array(vine.string().uuid())
    .maxLength(20)
    .parse((ids) => (ids === undefined ? undefined : [ids].flat()))
    .optional(),
})

const foundSchema = whole({
  data: list(
    whole({
      kind: oneOf(['worker', 'package', 'offer', 'casefile', 'benefit']),
      id: uuid,
      title: text,
      detail: orNull(text),
    })
  ),
})

/** One search over what all modules let be searched; a person finds what they could open. */
export function searchOver(modules: Manifest[]): Manifest {
  const sources = modules.flatMap(({ search }) => search ?? [])
  return {
    name: 'search',
    endpoints: [
      {
        method: 'GET',
        path: '/search',
        handler: [async () => ({ default: searchController(sources) }), 'index'],
        audience: 'employer',
        can: 'account.read',
        summary: 'Workers, packages, offers, casefiles and benefits by words, or those of some ids',
        query: searchValidator,
        response: foundSchema,
      },
    ],
  }
}

function searchController(sources: SearchSource[]) {
  return class SearchController {
    async index({ request, scope, user }: HttpContext): Promise<Answer<typeof foundSchema>> {
      const { search, ids } = await request.validateUsing(searchValidator, { data: request.qs() })
      if (!search && !ids) return { data: [] }
      const data = []
      // One after the other: they share the request's one connection.
      for (const { kind, can, find } of sources) {
        if (!holds(user, can)) continue
        const found = await find(scope, { search, ids, limit: ids ? ids.length : LIMIT })
        data.push(...found.map((one) => ({ kind, ...one })))
      }
      return { data }
    }
  }
}
