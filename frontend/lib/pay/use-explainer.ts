import { useRef } from 'react'
import { compute, type ComputeRequest, type ExplanationLine } from '#modules/compute/pure'
import { useStable } from '@/lib/use-stable'

/** Explains any line of the present request; the whole explanation is computed once, when the first line is asked. */
export function useExplainer(request: ComputeRequest): (rule: string) => ExplanationLine | null {
  const cache = useRef<{ request: ComputeRequest; lines: Map<string, ExplanationLine> } | null>(
    null
  )
  return useStable((rule: string) => {
    if (cache.current?.request !== request) {
      const result = compute({ ...request, explain: true })
      const lines = result.ok ? (result.answer.explanation ?? []) : []
      cache.current = { request, lines: new Map(lines.map((line) => [line.rule, line])) }
    }
    return cache.current.lines.get(rule) ?? null
  })
}
