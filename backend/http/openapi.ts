import { SESSION_COOKIE } from '#config/session'
import { PORTAL_COOKIE } from '#modules/portal/index'
import type { VineValidator } from '@vinejs/vine'
import type { Endpoint, JsonSchema, Manifest } from '#modules/shared/http/endpoint'
import { problemShape } from './problem_shape.ts'

/**
 * The OpenAPI 3.1 document of every module's endpoints. Served at /api/openapi.json, and the source of
 * the typed client of the screens and the CLI (`node ace codegen:api`).
 */
export function openApiDocument(modules: Manifest[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const module of modules) {
    for (const endpoint of module.endpoints ?? []) {
      if (endpoint.audience === 'front') continue
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(module.name, endpoint),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Barema',
      version: '1',
      description:
        'Belgian pay and total reward. Amounts are euros with at most two decimals; domain fields carry the French names of the law.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        portal: { type: 'apiKey', in: 'cookie', name: PORTAL_COOKIE },
      },
      schemas: { Problem: problemShape },
    },
  }
}

function operation(tag: string, endpoint: Endpoint) {
  return {
    tags: [tag],
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:_](\w)/g, (_, letter) => letter.toUpperCase())}`,
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: success(endpoint),
      default: {
        description: 'A refusal: code, translated sentence, fields concerned',
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    },
  }
}

function requestBody({ body, bytes }: Endpoint) {
  if (bytes) {
    const schema = { type: 'string', format: 'binary', maxLength: bytes.most }
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } }
  }
  if (!body) return {}
  const content = { 'application/json': { schema: schemaOf(body) } }
  return { requestBody: { required: true, content } }
}

/** With the right that is needed; what asks for a fresh proof is for browsers only. */
function securityOf(endpoint: Endpoint) {
  if (endpoint.audience === 'worker') return [{ portal: [] }]
  if (endpoint.audience !== 'employer') return []
  const session = { session: [endpoint.can] }
  return endpoint.freshProof ? [session] : [{ token: [endpoint.can] }, session]
}

function success({ response, summary: description }: Endpoint) {
  if (!response) return { description }
  if (!Array.isArray(response))
    return { description, content: { 'application/json': { schema: response } } }
  const schema = { type: 'string', format: 'binary' }
  return { description, content: Object.fromEntries(response.map((type) => [type, { schema }])) }
}

function schemaOf(source: VineValidator<any, any> | JsonSchema): JsonSchema {
  return 'toJSONSchema' in source && typeof source.toJSONSchema === 'function'
    ? (source.toJSONSchema() as JsonSchema)
    : (source as JsonSchema)
}

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query?: VineValidator<any, any>) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}
