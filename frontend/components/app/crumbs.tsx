import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'

export interface Crumb {
  label: string
  to?: string
}

interface CrumbsState {
  crumbs: Crumb[]
  setCrumbs: (crumbs: Crumb[]) => void
}

const CrumbsContext = createContext<CrumbsState>({ crumbs: [], setCrumbs: () => {} })

/** Holds the way to the current screen; each screen says its own. */
export function CrumbsProvider({ children }: { children: ReactNode }) {
  const [crumbs, setCrumbs] = useState<Crumb[]>([])
  const value = useMemo(() => ({ crumbs, setCrumbs }), [crumbs])
  return <CrumbsContext value={value}>{children}</CrumbsContext>
}

export const useCrumbs = () => useContext(CrumbsContext).crumbs

/** Names the current screen in the breadcrumbs and in the window's title. */
export function useScreenTitle(company: string | undefined, crumbs: Crumb[]): void {
  const { setCrumbs } = useContext(CrumbsContext)
  const key = JSON.stringify(crumbs)
  useEffect(() => {
    const current = JSON.parse(key) as Crumb[]
    setCrumbs(current)
    document.title = [...current.map((crumb) => crumb.label).reverse(), 'Barema', company]
      .filter((part) => part !== undefined)
      .join(' · ')
  }, [key, company, setCrumbs])
}
