import {
  Calculator,
  FileText,
  House,
  Lock,
  Scale,
  Send,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { useCompany } from '@/api/get-company'
import { BrandMark } from '@/components/app/brand-mark'
import { LanguageSelect } from '@/components/app/language-select'
import { Tooltip } from '@/components/ui/tooltip'
import { TrialBanner } from '@/features/billing/trial-banner'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const entryClasses =
  'flex h-10 w-full items-center gap-3 rounded-md px-3 text-sm transition-colors lg:h-9 [&_svg]:size-4 [&_svg]:shrink-0'

/** The main navigation: the same in the column of a wide screen and in the drawer of a small one. */
export function Sidebar() {
  const t = useT()
  const company = useCompany().data
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-16 shrink-0 items-center px-4">
        <BrandMark brand={company} />
      </div>
      <nav aria-label={t('nav.main')} className="grow overflow-y-auto px-2 py-2">
        <ul className="flex flex-col gap-0.5">
          <Entry to={urls.home} icon={House} label={t('nav.home')} exact />
          <Entry to={urls.packages} icon={Calculator} label={t('nav.simulator')} />
          <LockedEntry icon={Send} label={t('nav.offers')} />
          <LockedEntry icon={FileText} label={t('nav.documents')} />
          <LockedEntry icon={Users} label={t('nav.team')} />
          <Entry to={urls.law} icon={Scale} label={t('nav.law')} />
          <Entry to={urls.settings} icon={Settings} label={t('nav.settings')} />
        </ul>
      </nav>
      <TrialBanner />
      <div className="border-t border-line p-2">
        <LanguageSelect className="w-full" />
      </div>
    </div>
  )
}

interface EntryProps {
  to: string
  icon: LucideIcon
  label: string
  exact?: boolean
}

function Entry({ to, icon: Icon, label, exact }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={exact}
        className={({ isActive }) =>
          cn(
            entryClasses,
            isActive
              ? 'bg-accent-soft font-medium text-accent'
              : 'text-ink hover:bg-sunken [&_svg]:text-ink-soft'
          )
        }
      >
        <Icon aria-hidden />
        {label}
      </NavLink>
    </li>
  )
}

/** A subject the company's plan does not open: it stays reachable by keyboard, so that its reason can be read. */
function LockedEntry({ icon: Icon, label }: Pick<EntryProps, 'icon' | 'label'>) {
  const t = useT()
  return (
    <li>
      <Tooltip side="right" content={t('nav.locked')}>
        <button
          type="button"
          aria-disabled="true"
          className={cn(entryClasses, 'cursor-default text-ink-soft')}
        >
          <Icon aria-hidden />
          {label}
          <span className="sr-only">{t('nav.locked')}</span>
          <Lock aria-hidden className="ml-auto size-3.5!" />
        </button>
      </Tooltip>
    </li>
  )
}
