import { compute, type ComputeRequest, type ExplanationLine } from '#modules/compute/pure'

/**
 * Explains the lines of a request when one is asked: an explanation takes the engine a fraction of a frame. Nothing
 * where its law is no longer that of `hash`: a stored figure is not explained by another law.
 */
export function explainerOf(request: ComputeRequest, hash?: string) {
  return (rule: string): ExplanationLine | null => {
    const result = compute({ ...request, explain: true })
    if (!result.ok || (hash !== undefined && result.answer.lawset.hash !== hash)) return null
    return result.answer.explanation?.find((line) => line.rule === rule) ?? null
  }
}
