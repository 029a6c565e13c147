import { isUuid } from '#modules/shared/values/is_uuid'
import { Problem } from './problem.ts'

/** The uuid in the path; anything else is as unknown as an id that never was. */
export function paramId(params: Record<string, string>, name = 'id'): string {
  const id = params[name]
  if (!isUuid(id)) throw new Problem('E_NOT_FOUND')
  return id
}
