import { HrRefusal, type HrRefusalKind } from '../../domain/hr_system.ts'

/** Whether a call was refused in one of these ways. */
export const isRefused = (error: unknown, ...kinds: readonly HrRefusalKind[]): error is HrRefusal =>
  error instanceof HrRefusal && kinds.includes(error.kind)

/** Whether a key may do something, by doing it: not what is forbidden, or not there for it. */
export async function mayRead(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    if (isRefused(error, 'forbidden', 'not_found')) return false
    throw error
  }
}
