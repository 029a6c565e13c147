import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const PAGES = [
  [urls.analytics, 'summary'],
  [urls.cashFlow, 'cashFlow'],
  [urls.ranges, 'ranges'],
  [urls.scatter, 'scatter'],
  [urls.reductions, 'reductions'],
  [urls.heatMap, 'heatMap'],
] as const

/** The pages of analytics, each with the same filters. */
export function AnalyticsNav({ search }: { search: string }) {
  const t = useT()
  const nav = useRef<HTMLElement>(null)
  const { pathname: here } = useLocation()
  // On a phone the page that one is on may stand beyond the edge.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (nav.current && current)
      nav.current.scrollLeft =
        current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <nav
      ref={nav}
      aria-label={t('nav.analytics')}
      className="relative mb-4 flex gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      {PAGES.map(([pathname, name]) => (
        <NavLink
          key={pathname}
          to={{ pathname, search }}
          end
          className={({ isActive }) =>
            cn(
              '-mb-px border-b-2 px-3 py-2 text-sm whitespace-nowrap',
              isActive
                ? 'border-accent font-medium text-ink'
                : 'border-transparent text-ink-soft hover:text-ink'
            )
          }
        >
          {t(`analytics.${name}`)}
        </NavLink>
      ))}
    </nav>
  )
}
