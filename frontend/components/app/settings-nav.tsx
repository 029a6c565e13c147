import { NavLink } from 'react-router'
import { useUser } from '@/api/get-user'
import type { Permission } from '@/api/types'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The children of the settings; those with a right show to whoever holds it. */
const PAGES: { to: string; label: string; right?: Permission }[] = [
  { to: urls.accountSettings, label: 'settings.account' },
  { to: urls.companySettings, label: 'settings.company', right: 'company.write' },
  { to: urls.usersSettings, label: 'settings.users', right: 'people.manage' },
  { to: urls.departmentsSettings, label: 'settings.departments', right: 'departments.write' },
  { to: urls.billingSettings, label: 'settings.billing', right: 'people.manage' },
  { to: urls.auditSettings, label: 'settings.audit', right: 'audit.read' },
]

/** From one page of the settings to the next. */
export function SettingsNav() {
  const t = useT()
  const can = useUser().data?.can
  const pages = PAGES.filter(({ right }) => right === undefined || can?.[right])
  if (pages.length < 2) return null
  return (
    <nav aria-label={t('settings.pages')} className="mb-6 overflow-x-auto print:hidden">
      <ul className="flex gap-1 border-b border-line">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cn(
                  '-mb-px flex h-10 items-center border-b-2 px-3 text-sm whitespace-nowrap transition-colors',
                  isActive
                    ? 'border-accent font-medium text-accent'
                    : 'border-transparent text-ink-soft hover:text-ink'
                )
              }
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
