import createClient, { type ClientOptions } from 'openapi-fetch'
import type { components, paths } from '#client/api'

/** Every refusal of the API. */
export type ApiProblem = components['schemas']['Problem']

/** The calls of the API by method and path, typed from the OpenAPI document. */
export type ApiClient = ReturnType<typeof createApiClient>

/**
 * The one client of the API, for the screens (`baseUrl: '/api'`) and the CLI (a company's address and a
 * token). Types are generated from the code by `node ace codegen:api`; nothing of this file is checked at run time.
 */
export function createApiClient(options: ClientOptions) {
  return createClient<paths>(options)
}
