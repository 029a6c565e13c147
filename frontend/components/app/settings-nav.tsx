import { useEffect, useRef } from 'react'
import { Lock } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { SETTINGS_PAGES } from '@/lib/settings-pages'
import { useT } from '@/lib/use-t'

/** From one page of the settings to the next: a column on a wide screen, else a row that scrolls. */
export function SettingsNav() {
  const t = useT()
  const { offers, locks } = useGates()
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  const pages = SETTINGS_PAGES.filter(offers)
  if (pages.length < 2) return null
  return (
    <nav
      aria-label={t('settings.pages')}
      className="mb-6 overflow-x-auto xl:sticky xl:top-24 xl:self-start xl:overflow-visible print:hidden"
    >
      <ul
        ref={list}
        className="flex w-max min-w-full gap-1 border-b border-line xl:w-auto xl:flex-col xl:gap-0.5 xl:border-b-0"
      >
        {pages.map(({ to, label, ...gate }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cn(
                  '-mb-px flex h-10 items-center gap-1.5 border-b-2 px-3 text-sm whitespace-nowrap transition-colors xl:mb-0 xl:h-9 xl:rounded-md xl:border-b-0',
                  isActive
                    ? 'border-accent font-medium text-accent xl:bg-accent-soft'
                    : 'border-transparent text-ink-soft hover:text-ink xl:hover:bg-sunken'
                )
              }
            >
              {t(label)}
              {locks(gate) && (
                <>
                  <span className="sr-only">{t('nav.locked')}</span>
                  <Lock aria-hidden className="size-3.5 xl:ml-auto" />
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
