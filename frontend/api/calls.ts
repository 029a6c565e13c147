import type { paths } from '#client/api'

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch'

interface Json<Body> {
  content: { 'application/json': Body }
}

/** What the API answers a call of this path with. */
export type AnswerOf<Path extends keyof paths, By extends Method = 'get'> =
  paths[Path] extends Record<By, { responses: { 200: Json<infer Answer> } }> ? Answer : never

/** What it is sent. */
export type BodyOf<Path extends keyof paths, By extends Method> =
  paths[Path] extends Record<By, { requestBody?: Json<infer Body> }> ? Body : never
