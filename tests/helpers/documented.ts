import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { modules } from '#backend/modules'
import { openApiDocument } from '#backend/http/openapi'
import type { TestResponse } from './client.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

const API = '/api'
const PROBLEM = 'application/problem+json'

// Each of the hundreds of schemas judges a few answers: to make its code short takes longer than to run it long.
const ajv = new Ajv2020({ strictTypes: false, code: { optimize: false } })
addFormats.default(ajv)

const { paths, components } = openApiDocument(modules)
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    responses: (operation as Operation).responses,
    kind: kindOf(method.toUpperCase(), API + path),
    path,
    pattern: new RegExp(`^${API}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
)
/** In the order in which the router knows them: of hundreds an address is compared with a few. */
const byKind = Map.groupBy(operations, ({ kind }) => kind)

/** How many parts an address has, by method. */
function kindOf(method: string, path: string): string {
  return `${method} ${path.split('/').length}`
}

/**
 * Fails where the API answers otherwise than its OpenAPI document says: with another status, another type of content,
 * a field that is missing, of another type or not told there. Addresses outside of the document are let by.
 *
 * @throws {Error} with the call, the status and the place in the answer
 */
export function assertDocumented(method: string, address: string, answer: TestResponse): void {
  const path = address.split('?')[0].replace(/\/$/, '')
  const operation = byKind.get(kindOf(method, path))?.find(({ pattern }) => pattern.test(path))
  if (!operation) return
  const call = `${method} ${operation.path} answered ${answer.status}`
  const { [answer.status]: success, default: refusal } = operation.responses
  const documented = success ?? (answer.status >= 400 ? refusal : undefined)
  assert.ok(documented, `${call}, which the API document does not tell`)
  const type = String(answer.headers['content-type'] ?? '').split(';')[0]
  const told = Object.keys(documented.content ?? {})
  if (told.length === 0)
    return assert.equal(answer.raw.length, 0, `${call} with a body; none is told`)
  assert.ok(told.includes(type), `${call} as ${type || 'nothing'}; the document says ${told}`)
  if (!type.endsWith('json') || answer.headers['content-encoding']) return
  const schema = type === PROBLEM ? components.schemas.Problem : documented.content![type].schema
  assertShape(schema, answer.body, call)
}

function assertShape(schema: object, body: unknown, call: string): void {
  // Ajv compiles each schema once.
  const validate = ajv.compile(schema)
  if (validate(body)) return
  // Of the ways in which a choice of shapes was missed, the one that got furthest.
  const [{ instancePath, message, params }] = validate.errors!.toSorted(
    (one, other) => other.instancePath.length - one.instancePath.length
  )
  const named = Object.values(params).join(', ')
  assert.fail(`${call}, and ${instancePath || 'the answer'} ${message} (${named})`)
}
