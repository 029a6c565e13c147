import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useCompany } from '@/api/get-company'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

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

/** Names the current screen in the breadcrumbs and, with the company, in the window's title. */
export function useScreenTitle(crumbs: Crumb[]): void {
  const company = useCompany().data?.name
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

/** The same for a screen of the settings; the way to it begins there. */
export function useSettingsTitle(crumbs: Crumb[]): void {
  const t = useT()
  useScreenTitle([{ label: t('nav.settings'), to: urls.accountSettings }, ...crumbs])
}
