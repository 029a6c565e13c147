import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Endpoint, JsonSchema } from '#modules/shared/http/endpoint'
import { refuseUnknown } from '#modules/shared/http/refuse_unknown'
import { unknownFields } from '#modules/shared/http/unknown_fields'

/** What a request to one endpoint may name; null where the body is judged elsewhere. */
interface Known {
  query: JsonSchema
  body: JsonSchema | null
}

const NOTHING: JsonSchema = { type: 'object', properties: {}, additionalProperties: false }

/** What the endpoint says of its query and body. A file, and what the engine reads, is not ours to judge. */
export function knownOf({ query, body, bytes, ignores = [] }: Endpoint): Known {
  return {
    query: (query?.toJSONSchema() as JsonSchema | undefined) ?? NOTHING,
    body: bytes ? null : withNames(bodyOf(body), ignores),
  }
}

/**
 * The one place that refuses fields that are not read: each by its name, so that a slip of the pen is not lost in
 * silence. Stands behind the checks of who asks.
 */
export default class KnownFieldsMiddleware {
  handle({ i18n, request }: HttpContext, next: NextFn, { query, body }: Known) {
    refuseUnknown(i18n, [
      ...unknownFields(request.qs(), query),
      ...(body ? unknownFields(request.body(), body) : []),
    ])
    return next()
  }
}

function bodyOf(body: Endpoint['body']): JsonSchema | null {
  if (!body) return NOTHING
  return typeof body.toJSONSchema === 'function' ? body.toJSONSchema() : null
}

function withNames(body: JsonSchema | null, names: readonly string[]): JsonSchema | null {
  if (!body) return body
  const taken = Object.fromEntries(names.map((name) => [name, {}]))
  return { ...body, properties: { ...taken, ...(body.properties as object) } }
}
