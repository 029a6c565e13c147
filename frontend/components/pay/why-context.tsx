import { createContext, useContext, type ReactNode } from 'react'
import type { ExplanationLine } from '#modules/compute/pure'

/** Gives the explanation of a line, computed when asked; null when this line has none. */
export type Explain = (rule: string) => ExplanationLine | null

const WhyContext = createContext<Explain | null>(null)

export function WhyProvider({ explain, children }: { explain: Explain; children: ReactNode }) {
  return <WhyContext value={explain}>{children}</WhyContext>
}

/** Null where nothing can be explained: on paper. */
export const useExplain = () => useContext(WhyContext)
