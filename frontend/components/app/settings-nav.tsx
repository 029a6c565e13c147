import { Lock } from 'lucide-react'
import { NavLink } from 'react-router'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { SETTINGS_PAGES } from '@/lib/settings-pages'
import { useT } from '@/lib/use-t'

/** From one page of the settings to the next. */
export function SettingsNav() {
  const t = useT()
  const { offers, locks } = useGates()
  const pages = SETTINGS_PAGES.filter(offers)
  if (pages.length < 2) return null
  return (
    <nav aria-label={t('settings.pages')} className="mb-6 overflow-x-auto print:hidden">
      <ul className="flex gap-1 border-b border-line">
        {pages.map(({ to, label, ...gate }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cn(
                  '-mb-px flex h-10 items-center gap-1.5 border-b-2 px-3 text-sm whitespace-nowrap transition-colors',
                  isActive
                    ? 'border-accent font-medium text-accent'
                    : 'border-transparent text-ink-soft hover:text-ink'
                )
              }
            >
              {t(label)}
              {locks(gate) && (
                <>
                  <span className="sr-only">{t('nav.locked')}</span>
                  <Lock aria-hidden className="size-3.5" />
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
