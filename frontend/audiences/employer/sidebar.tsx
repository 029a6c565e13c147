import { useState } from 'react'
import { ChevronDown, CircleQuestionMark, Lock } from 'lucide-react'
import { Link, matchPath, useLocation } from 'react-router'
import { useCompany } from '@/api/get-company'
import { BrandMark } from '@/components/app/brand-mark'
import { LanguageSelect } from '@/components/app/language-select'
import { Tooltip } from '@/components/ui/tooltip'
import { TrialBanner } from '@/features/billing/trial-banner'
import { cn } from '@/lib/cn'
import { pageConfig } from '@/lib/config'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { NAVIGATION, type DestinationGroup, type DestinationMenu } from './navigation.ts'
import type { Destination } from './sections/section.tsx'

const entryClasses =
  'flex h-10 w-full items-center gap-3 rounded-md px-3 text-left text-sm text-ink transition-colors hover:bg-sunken lg:h-9 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft'
const currentClasses =
  'aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent aria-[current=page]:hover:bg-accent-soft aria-[current=page]:[&_svg]:text-accent'

/** Where the browser keeps that a submenu is folded. */
const FOLDED = 'barema.foldedMenu'

/** The main navigation: the same in the column of a wide screen and in the drawer of a small one. */
export function Sidebar() {
  const t = useT()
  const company = useCompany().data
  const { offers } = useGates()
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-16 shrink-0 items-center px-4">
        <BrandMark brand={company} />
      </div>
      {/* Relative: what lines say to readers of screens alone would make the page itself longer. */}
      <nav aria-label={t('nav.main')} className="relative grow overflow-y-auto px-2 py-2">
        <ul className="flex flex-col gap-0.5">
          {NAVIGATION.map((item) =>
            'menu' in item ? (
              <Submenu key={item.menu.label} {...item} />
            ) : 'entries' in item ? (
              <Section key={item.label} {...item} />
            ) : (
              offers(item) && <Entry key={item.label} {...item} />
            )
          )}
          <HelpEntry />
        </ul>
      </nav>
      <TrialBanner />
      <div className="border-t border-line p-2">
        <LanguageSelect className="w-full" />
      </div>
    </div>
  )
}

function Entry(entry: Destination & Nested) {
  return (
    <li>
      <EntryLink {...entry} />
    </li>
  )
}

/** A locked line still leads to its screen, which says what the module does and how to get it. */
function EntryLink({
  to,
  also,
  icon: Icon,
  label,
  exact = false,
  nested,
  folds,
  ...gate
}: Destination & Nested) {
  const t = useT()
  const { pathname } = useLocation()
  const isCurrent = matchPath({ path: to, end: exact }, pathname) !== null || pathname === also
  const locked = useGates().locks(gate)
  const link = (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      // A tooltip's trigger takes a plain class only; the current entry is known by its attribute.
      className={cn(
        entryClasses,
        !folds && currentClasses,
        nested && 'pl-10',
        folds !== undefined && 'pr-10',
        locked && 'text-ink-soft'
      )}
    >
      {!nested && <Icon aria-hidden />}
      <span className="truncate">{t(label)}</span>
      {locked && <LockSign />}
    </Link>
  )
  if (!locked) return link
  return (
    <Tooltip side="right" content={t('nav.locked')}>
      {link}
    </Tooltip>
  )
}

interface Nested {
  /** Under a submenu: without a sign of its own, moved to the right. */
  nested?: boolean
  /** Of the line above a submenu: whether its lines are there, one of which is then the current one. */
  folds?: boolean
}

/** Lines under a small heading, where there are any. */
function Section({ label, entries }: DestinationGroup) {
  const t = useT()
  const { offers } = useGates()
  const offered = entries.filter(offers)
  if (offered.length === 0) return null
  return (
    <li>
      <h2 id={label} className="px-3 pt-3 pb-1 text-xs font-medium text-ink-soft">
        {t(label)}
      </h2>
      <ul aria-labelledby={label} className="flex flex-col gap-0.5">
        {offered.map((entry) => (
          <Entry key={entry.label} {...entry} />
        ))}
      </ul>
    </li>
  )
}

/** Lines that fold under one which has a screen itself; they stay as they were left. */
function Submenu({ menu, entries }: DestinationMenu) {
  const t = useT()
  const { offers } = useGates()
  const [open, setOpen] = useState(() => localStorage.getItem(FOLDED) !== menu.label)
  function toggle() {
    if (open) localStorage.setItem(FOLDED, menu.label)
    else localStorage.removeItem(FOLDED)
    setOpen(!open)
  }
  return (
    <li>
      <div className="relative">
        <EntryLink {...menu} folds={open} />
        <button
          type="button"
          aria-expanded={open}
          aria-label={t(open ? 'nav.fold' : 'nav.unfold', { menu: t(menu.label) })}
          className="absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-md text-ink-soft hover:bg-sunken"
          onClick={toggle}
        >
          <ChevronDown
            aria-hidden
            className={cn('size-4 transition-transform', open && 'rotate-180')}
          />
        </button>
      </div>
      {open && (
        <ul aria-label={t(menu.label)} className="mt-0.5 flex flex-col gap-0.5">
          {entries.filter(offers).map((entry) => (
            <Entry key={entry.label} {...entry} nested />
          ))}
        </ul>
      )}
    </li>
  )
}

function LockSign() {
  const t = useT()
  return (
    <>
      <span className="sr-only">{t('nav.locked')}</span>
      <Lock aria-hidden className="ml-auto size-3.5!" />
    </>
  )
}

/** The guide, or the documentation of the installation in a window of its own. */
function HelpEntry() {
  const t = useT()
  const { helpUrl } = pageConfig()
  if (!helpUrl) return <Entry to={urls.help()} label="nav.help" icon={CircleQuestionMark} />
  return (
    <li>
      <a href={helpUrl} target="_blank" rel="noreferrer" className={entryClasses}>
        <CircleQuestionMark aria-hidden />
        {t('nav.help')}
        {helpUrl.startsWith('http') && <span className="sr-only">{t('nav.newWindow')}</span>}
      </a>
    </li>
  )
}
