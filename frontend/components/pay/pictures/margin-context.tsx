import { createContext, useContext, type ReactNode } from 'react'
import type { Margin } from '@/lib/pay/margin'

const MarginContext = createContext<(() => Margin | null) | null>(null)

/** Gives what 100 € more of gross pay leave, computed when asked. */
export function MarginProvider({
  margin,
  children,
}: {
  margin: () => Margin | null
  children: ReactNode
}) {
  return <MarginContext value={margin}>{children}</MarginContext>
}

/** Null where nothing is asked of the engine. */
export const useMargin = () => useContext(MarginContext)
