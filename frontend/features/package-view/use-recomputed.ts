import { useCallback, useMemo } from 'react'
import { compute, sameLaw, type ComputeAnswer } from '#modules/compute/pure'
import type { Package } from '@/api/types'
import type { Explain } from '@/components/pay/why-context'
import { requestOfStored } from '@/lib/pay/stored-request'

/**
 * The engine's answer to what the stored package asked, for what a stored result does not keep (the range
 * of choices, the minimum, why a line is what it is). `null` where the law set has been corrected since:
 * a stored figure is not explained by another law.
 */
export function useRecomputed(stored: Package): { answer: ComputeAnswer | null; explain: Explain } {
  const answer = useMemo(() => answerOf(stored, false), [stored])
  const explained = useMemo(() => once(() => answerOf(stored, true)), [stored])
  const explain = useCallback<Explain>(
    (rule) => explained()?.explanation?.find((line) => line.rule === rule) ?? null,
    [explained]
  )
  return { answer, explain }
}

function answerOf(stored: Package, explain: boolean): ComputeAnswer | null {
  const result = compute({ ...requestOfStored(stored), explain })
  return result.ok && sameLaw(result.answer.lawset, stored.lawset) ? result.answer : null
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
