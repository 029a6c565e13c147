import { SESSION_COOKIE } from '#config/session'
import type { VineValidator } from '@vinejs/vine'
import { PROBLEMS } from '#modules/shared/http/problem'
import type { Endpoint, JsonSchema, Manifest } from '#modules/shared/http/endpoint'

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
      },
      schemas: { Problem: problemSchema },
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

/** What asks for a fresh proof is for browsers only. */
function securityOf(endpoint: Endpoint) {
  if (endpoint.audience !== 'employer') return []
  return endpoint.freshProof ? [{ session: [] }] : [{ token: [] }, { session: [] }]
}

function success({ response, summary }: Endpoint) {
  if (!response) return { description: summary }
  if (typeof response === 'string') {
    return {
      description: summary,
      content: { [response]: { schema: { type: 'string', format: 'binary' } } },
    }
  }
  return {
    description: summary,
    content: { 'application/json': { schema: answered(schemaOf(response)) } },
  }
}

/**
 * Vine's schema says what it takes; an answer is narrower: a boolean is one, and a field that may be null is
 * there all the same.
 */
function answered(schema: unknown): any {
  if (Array.isArray(schema)) return schema.map(answered)
  if (typeof schema !== 'object' || schema === null) return schema
  const { enum: allowed, ...rest } = schema as Record<string, any>
  if (Array.isArray(allowed) && allowed.includes(true)) return { ...rest, type: 'boolean' }
  const inside = Object.entries(schema).map(([key, value]) => [key, answered(value)])
  const narrowed = Object.fromEntries(inside)
  if (narrowed.type !== 'object' || !narrowed.properties) return narrowed
  const nullable = Object.keys(narrowed.properties).filter((name) =>
    [narrowed.properties[name].type].flat().includes('null')
  )
  return { ...narrowed, required: [...new Set([...(narrowed.required ?? []), ...nullable])] }
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

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'errors', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(PROBLEMS) },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string' },
  },
}
