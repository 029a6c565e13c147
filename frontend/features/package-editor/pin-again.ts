import { compute, type ComputeRequest } from '#modules/compute/pure'
import { grossOf, isFigure, type Pin } from './draft.ts'

/** What a pinned amount takes under the law of another day. */
export interface PinAgain {
  /** Gross pay of the month, EUR, then and as the package has it. */
  gross: number
  before: number
}

/**
 * The gross pay that a pinned net or cost takes under the law of `day`, where that is another one than the package has now
 * and asks for another gross pay. Null where nothing is pinned, nothing changes, or the engine refuses.
 */
export function pinAgain(
  request: ComputeRequest,
  pin: Pin,
  gross: number,
  lawset: { id: string },
  day: string
): PinAgain | null {
  if (!isFigure(pin) || pin.figure === 'gross' || pin.amount === null) return null
  if (request.date === undefined || request.date >= day) return null
  const result = compute({ ...request, date: day })
  if (!result.ok || result.answer.lawset.id === lawset.id) return null
  const next = grossOf(result.answer)
  return Math.abs(next - gross) < 0.01 ? null : { gross: next, before: gross }
}
