import { compute, sameLaw, type ComputeRequest, type ExplanationLine } from '#modules/compute/pure'

/**
 * Explains the lines of a request when one is asked: an explanation takes the engine a fraction of a frame. Nothing
 * where its law is no longer `law`: a stored figure is not explained by another law.
 */
export function explainerOf(request: ComputeRequest, law?: { hash: string }) {
  return (rule: string): ExplanationLine | null => {
    const result = compute({ ...request, explain: true })
    if (!result.ok || (law !== undefined && !sameLaw(result.answer.lawset, law))) return null
    return result.answer.explanation?.find((line) => line.rule === rule) ?? null
  }
}
