import { test } from '@japa/runner'
import { knownOf } from '#backend/http/middleware/known_fields_middleware'
import type { JsonSchema } from '#modules/shared/http/endpoint'
import { endpoints } from '#tests/helpers/endpoints'

/** What the check of names leaves to another check, and to which. */
const JUDGED_ELSEWHERE: Record<string, string> = {
  'POST /compute': 'the engine',
  'POST /compute/year-tax': 'the engine',
  'POST /compute/hours': 'the engine',
  'POST /compute/incomplete-month': 'the engine',
  'POST /compute/notice': 'the engine',
  'POST /compute/car-cost': 'the engine',
  'POST /compute/hiring-aid': 'the engine',
  'POST /compute/director': 'the engine',
  'POST /compute/hire-forms': 'the engine',
  'POST /compute/pension': 'the engine',
  'POST /compute/:calculation/pdf request': 'the engine',
  'POST /packages worker': 'the engine',
  'POST /packages package': 'the engine',
  'PUT /packages/:id worker': 'the engine',
  'PUT /packages/:id package': 'the engine',
  'POST /ai draft.worker': 'the engine',
  'POST /ai draft.company': 'the engine',
  'POST /ai draft.package': 'the engine',
  'PUT /ai/conversations/:id draft.worker': 'the engine',
  'PUT /ai/conversations/:id draft.company': 'the engine',
  'PUT /ai/conversations/:id draft.package': 'the engine',
  'POST /benefit-packs benefits': 'the check of packs',
  'POST /packages/:id/cash-flow worker': 'the engine',
  'POST /packages/:id/cash-flow package': 'the engine',
  'POST /compute-model-configs computeModelConfig': 'the engine',
  'PUT /compute-model-configs/:id computeModelConfig': 'the engine',
  'POST /compute-model-configs/:id/effects computeModelConfig': 'the engine',
  'PUT /out/offers/:link package': 'the engine, and the list of what is on offer',
  'PUT /out/offers/:link/kept kept[].package': 'the list of what is on offer',
  'POST /exports filter': 'the validator of the list',
  'POST /casefile/:id/add-documents': 'none: it is a list of ids, without names',
  'PUT /worker-impersonate/:link/worker': 'nobody: it is refused whatever it says',
  'PUT /worker-impersonate/:link/photo': 'nobody: it is refused whatever it says',
  'DELETE /worker-impersonate/:link/photo': 'nobody: it is refused whatever it says',
  'POST /worker-impersonate/:link/questions': 'nobody: it is refused whatever it says',
  'POST /scenarios/:id/apply-change data': 'the questions of the change',
  'PUT /scenarios/:id/changes/:changeId data': 'the questions of the change',
}

test.group('Unknown fields', () => {
  test('no endpoint leaves a name of its body or query unjudged', ({ assert }) => {
    const open = endpoints.flatMap((endpoint) => {
      const { query, body } = knownOf(endpoint)
      const call = `${endpoint.method} ${endpoint.path}`
      const unjudged = body || endpoint.bytes ? openPlaces(body ?? {}) : ['']
      return [...unjudged, ...openPlaces(query)].map((place) => `${call} ${place}`.trim())
    })
    assert.sameMembers(open, Object.keys(JUDGED_ELSEWHERE))
  })
})

/** Where an object takes names that its schema does not give. */
function openPlaces(schema: JsonSchema, path = ''): string[] {
  const shapes = schema.anyOf ?? schema.oneOf
  if (Array.isArray(shapes)) return shapes.flatMap((one) => openPlaces(one, path))
  const items = schema.items ? openPlaces(schema.items as JsonSchema, `${path}[]`) : []
  if (schema.additionalProperties === undefined) return items
  if (schema.additionalProperties !== false) return [path]
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  return Object.entries(properties).flatMap(([name, inner]) =>
    openPlaces(inner, path ? `${path}.${name}` : name)
  )
}
