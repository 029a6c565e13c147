import { plainText } from '#modules/shared/values/plain_text'

/** A JSON schema, as far as it is shown. */
export interface Schema {
  type?: string | readonly string[]
  description?: string
  format?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
  additionalProperties?: boolean | Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  $ref?: string
}

interface Content {
  content?: Readonly<Record<string, { schema: Schema }>>
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

interface Operation {
  tags: readonly string[]
  summary: string
  operationId: string
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters: readonly Parameter[]
  requestBody?: Content
  responses: Readonly<Record<string, Content & { description: string }>>
}

/** The OpenAPI document, as `backend/http/openapi.ts` writes it. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** Who a call answers: a program with a token, only a person in a browser, a worker in their portal, anybody. */
export type Caller = 'token' | 'browser' | 'portal' | 'anybody'

/** One call, ready to be shown. */
export interface Call {
  id: string
  module: string
  method: string
  path: string
  summary: string
  caller: Caller
  /** The right that a token must have. */
  right: string | null
  parameters: readonly Parameter[]
  body: { type: string; schema: Schema } | null
  status: string
  /** Null: the answer has no content. */
  answer: { type: string; schema: Schema } | null
}

/** Every call of a document, those of a module together. */
export function callsOf({ paths }: ApiDocument): Call[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(path, method, operation))
  )
  return calls.sort(
    (a, b) => a.module.localeCompare(b.module) || a.path.localeCompare(b.path, 'en')
  )
}

/** The calls that hold every word of a search, in their path, sentence, module or right. */
export function found(calls: readonly Call[], search: string): readonly Call[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return calls
  return calls.filter(({ method, path, summary, module, right }) => {
    const text = plainText([method, path, summary, module, right ?? ''].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function callOf(path: string, method: string, operation: Operation): Call {
  const { operationId, tags, summary, security, parameters, requestBody, responses } = operation
  const [status, success] = Object.entries(responses).find(([name]) => name !== 'default')!
  const rights = security.flatMap(({ token, session }) => token ?? session ?? [])
  return {
    id: operationId,
    module: tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    summary,
    caller: callerOf(security),
    right: rights[0] ?? null,
    parameters,
    body: contentOf(requestBody),
    status,
    answer: contentOf(success),
  }
}

function callerOf(security: Operation['security']): Caller {
  if (security.length === 0) return 'anybody'
  const names = security.flatMap((one) => Object.keys(one))
  if (names.includes('token')) return 'token'
  return names.includes('portal') ? 'portal' : 'browser'
}

function contentOf(of?: Content): Call['body'] {
  const [first] = Object.entries(of?.content ?? {})
  return first ? { type: first[0], schema: first[1].schema } : null
}
