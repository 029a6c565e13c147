import { HrRefusal, type Cursor } from '../../domain/hr_system.ts'

/** What an adapter wrote as its cursor; null at the beginning. */
export function readCursor<T>(cursor: Cursor): T | null {
  if (cursor === null) return null
  try {
    return JSON.parse(cursor) as T
  } catch {
    throw new HrRefusal('invalid', 'this is no cursor of this system')
  }
}
