import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { ExplanationLine } from '#modules/compute/pure'

/** Gives the explanation of a line, computed when asked; null when this line has none. */
export type Explain = (rule: string) => ExplanationLine | null

const WhyContext = createContext<Explain | null>(null)

export function WhyProvider({ explain, children }: { explain: Explain; children: ReactNode }) {
  return <WhyContext value={explain}>{children}</WhyContext>
}

interface ExplainedProps {
  lines: readonly ExplanationLine[] | undefined
  children: ReactNode
}

/** The same from the lines that an answer brought along. */
export function Explained({ lines, children }: ExplainedProps) {
  const explain = useMemo(() => {
    const byRule = new Map(lines?.map((line) => [line.rule, line]))
    return (rule: string) => byRule.get(rule) ?? null
  }, [lines])
  return <WhyProvider explain={explain}>{children}</WhyProvider>
}

/** Null where nothing can be explained: on paper. */
export const useExplain = () => useContext(WhyContext)
