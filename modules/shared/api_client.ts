import createClient, { type ClientOptions } from 'openapi-fetch'
import type { components, paths } from '#client/api'

/** Every refusal of the API. */
export type ApiProblem = components['schemas']['Problem']

type Method = 'get' | 'put' | 'post' | 'delete'

/** The paths that have a call of this method. */
type PathOf<By extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<By, object> ? Path : never
}[keyof paths]

/** What is sent with a call. */
type Asked<Operation> = [Operation] extends [
  { parameters: infer Parameters; requestBody: { content: infer Content } },
]
  ? ParamsOf<Parameters> & { body: Content[keyof Content] }
  : [Operation] extends [{ parameters: infer Parameters }]
    ? ParamsOf<Parameters> & { body?: never }
    : never

type ParamsOf<Parameters> = object extends Parameters
  ? { params?: Parameters }
  : { params: Parameters }

/** What a success answers: undefined where it has no content. */
type AnswerOf<Operation> = [Operation] extends [{ responses: infer Responses }]
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never

type ContentOf<Answer> = Answer extends { content: infer Content }
  ? Content[keyof Content]
  : undefined

/** How a call is made, beside what it sends. */
interface Ways extends Omit<RequestInit, 'body' | 'headers'> {
  headers?: Record<string, string>
  bodySerializer?: (body: unknown) => never
}

type Init<Sent> = object extends Sent ? [init?: Sent] : [init: Sent]

/** Of a refusal there is no data, of a success no error. */
interface Reply<Answer> {
  data?: Answer
  error?: ApiProblem
  response: Response
}

/** As what a file may be read. */
interface ReadAs {
  text: string
  blob: Blob
  arrayBuffer: ArrayBuffer
}

interface Call<By extends Method> {
  <Path extends PathOf<By>>(
    path: Path,
    ...init: Init<Asked<paths[Path][By]> & Ways & { parseAs?: never }>
  ): Promise<Reply<AnswerOf<paths[Path][By]>>>
  <Path extends PathOf<By>, As extends keyof ReadAs>(
    path: Path,
    init: Asked<paths[Path][By]> & Ways & { parseAs: As }
  ): Promise<Reply<ReadAs[As]>>
}

/** The calls of the API by method and path, typed from the OpenAPI document; why not by the library's own types, ADR 3 says. */
export interface ApiClient {
  GET: Call<'get'>
  PUT: Call<'put'>
  POST: Call<'post'>
  DELETE: Call<'delete'>
}

/**
 * The one client of the API, for the screens (`baseUrl: '/api'`) and the CLI (a company's address and a
 * token). Types are generated from the code by `node ace codegen:api`; nothing of this file is checked at run time.
 */
export function createApiClient(options: ClientOptions): ApiClient {
  // To compare the two, call by call, would take longer than all that is saved.
  return createClient(options) as unknown as ApiClient
}
