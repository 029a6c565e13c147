import { Problem } from './problem.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The uuid in the path; anything else is as unknown as an id that never was. */
export function paramId(params: Record<string, string>, name = 'id'): string {
  const id = params[name]
  if (!UUID.test(id)) throw new Problem('E_NOT_FOUND')
  return id
}
