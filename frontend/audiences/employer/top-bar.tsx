import { useQueryClient } from '@tanstack/react-query'
import {
  ChevronLeft,
  ChevronRight,
  CircleQuestionMark,
  CircleUser,
  LogOut,
  Menu as MenuIcon,
  Settings,
} from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useUser } from '@/api/get-user'
import { useCrumbs } from '@/components/app/crumbs'
import { SchemeMenu } from '@/components/app/scheme-menu'
import { Button } from '@/components/ui/button'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/components/ui/dropdown-menu'
import { AssistantButton } from '@/features/assistant/assistant-button'
import { ChangeBell } from '@/features/changes/change-bell'
import { CompanyChoices } from '@/features/company/company-choices'
import { CompanySwitch } from '@/features/company/company-switch'
import { SearchButton } from '@/features/search/search-button'
import { forgetDrafts } from '@/lib/draft-storage'
import { pageConfig } from '@/lib/config'
import { guideOf } from '@/lib/guide'
import { truncate } from '@/lib/text'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

interface TopBarProps {
  onMenu: () => void
  onSearch: () => void
  onSearchNear: () => void
}

/** The bar above a screen: where one is, and who one is. */
export function TopBar({ onMenu, onSearch, onSearchNear }: TopBarProps) {
  const t = useT()
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-page/90 px-4 backdrop-blur-sm max-[22rem]:gap-1 max-[22rem]:px-2 sm:px-6 lg:px-8 print:hidden">
      <Button
        variant="ghost"
        size="icon"
        className="-ml-2 lg:hidden"
        aria-label={t('nav.openMenu')}
        onClick={onMenu}
      >
        <MenuIcon aria-hidden />
      </Button>
      <Breadcrumbs />
      <div className="ml-auto flex items-center gap-1 max-[22rem]:gap-0">
        <SearchButton onOpen={onSearch} onNear={onSearchNear} />
        <AssistantButton />
        <HelpLink />
        <ChangeBell />
        <SchemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}

/** What the guide says of this screen; the installation's own documentation where there is one. */
function HelpLink() {
  const t = useT()
  const { pathname } = useLocation()
  const { helpUrl } = pageConfig()
  const label = t('help.ofScreen')
  const icon = <CircleQuestionMark aria-hidden />
  return (
    <Button asChild variant="ghost" size="icon" className="max-sm:hidden">
      {helpUrl ? (
        <a href={helpUrl} target="_blank" rel="noreferrer" aria-label={label}>
          {icon}
        </a>
      ) : (
        <Link to={urls.help(guideOf(pathname))} aria-label={label}>
          {icon}
        </Link>
      )}
    </Button>
  )
}

function Breadcrumbs() {
  const t = useT()
  const crumbs = useCrumbs()
  const parent = crumbs.at(-2)?.to ?? (crumbs.length > 0 ? urls.home : null)
  return (
    <nav aria-label={t('nav.breadcrumbs')} className="min-w-0">
      {parent && (
        <Link
          to={parent}
          className="flex h-10 items-center gap-1 text-sm text-ink-soft hover:text-ink md:hidden"
        >
          <ChevronLeft className="size-4" aria-hidden />
          {t('nav.back')}
        </Link>
      )}
      <ol className="hidden items-center gap-1.5 text-sm text-ink-soft md:flex">
        <li>
          <CompanySwitch />
        </li>
        {crumbs.map((crumb, index) => (
          <li key={index} className="flex min-w-0 items-center gap-1.5">
            <ChevronRight className="size-3.5 shrink-0" aria-hidden />
            {crumb.to && index < crumbs.length - 1 ? (
              <Link to={crumb.to} title={crumb.label} className="truncate hover:text-ink">
                {truncate(crumb.label)}
              </Link>
            ) : (
              <span
                aria-current="page"
                title={crumb.label}
                className="truncate font-medium text-ink"
              >
                {truncate(crumb.label)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function UserMenu() {
  const t = useT()
  const navigate = useNavigate()
  const client = useQueryClient()
  const user = useUser().data

  async function leave() {
    forgetDrafts()
    // The sign-in screen closes the session; what was loaded must not outlive it.
    await navigate(urls.login)
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'brand' })
  }

  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          className="px-2"
          aria-label={`${user?.displayName ?? ''}, ${t('nav.userMenu')}`}
        >
          <CircleUser aria-hidden className="size-5!" />
          <span className="hidden max-w-40 truncate sm:block">{user?.displayName}</span>
        </Button>
      }
    >
      <MenuLabel>{user?.email}</MenuLabel>
      {/* The breadcrumbs, where they stand on a wide screen, are one Back link here. */}
      <CompanyChoices className="md:hidden" />
      <MenuSeparator />
      <MenuItem onSelect={() => navigate(urls.accountSettings)}>
        <Settings aria-hidden />
        {t('nav.settings')}
      </MenuItem>
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden />
        {t('nav.signOut')}
      </MenuItem>
    </Menu>
  )
}
