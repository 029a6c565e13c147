import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  ChartPie,
  Eye,
  FileText,
  LogOut,
  MessageCircleQuestion,
  UserRound,
  WifiOff,
} from 'lucide-react'
import { NavLink, useNavigate } from 'react-router'
import { usePortalCalls, type PortalCompany, type PortalWorker, type Seen } from '@/api/portal'
import { BrandMark } from '@/components/app/brand-mark'
import { IndicativeNotice } from '@/components/app/indicative-notice'
import { LanguageSelect } from '@/components/app/language-select'
import { LoadingBar } from '@/components/app/loading-bar'
import { SkipLink } from '@/components/app/skip-link'
import { Button } from '@/components/ui/button'
import { applyAccent } from '@/lib/brand-theme'
import { cn } from '@/lib/cn'
import { painted } from '@/lib/painted'
import { useFormat } from '@/lib/use-format'
import { useOfflineSince } from '@/lib/use-online'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** Only what is saved or sent is told so. */
const Toaster = lazy(async () => ({ default: (await import('@/components/ui/toaster')).Toaster }))

interface PortalFrameProps {
  seen: Seen
  company: PortalCompany
  /** Null where a link opened one page, without a sign-in. */
  worker: PortalWorker | null
  children: ReactNode
}

/** The portal around its pages: the company's bar, the places, who looks where it is not the worker, the notice below. */
export function PortalFrame({ seen, company, worker, children }: PortalFrameProps) {
  const t = useT()
  // Before the colour is seen.
  useLayoutEffect(
    () => void (company.mainColor && applyAccent(company.mainColor)),
    [company.mainColor]
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LoadingBar />
      {seen.as && worker && (
        <p
          role="status"
          className="sticky top-0 z-30 flex items-center justify-center gap-2 bg-warn px-4 py-2 text-center font-medium text-surface print:hidden"
        >
          <Eye className="size-4 shrink-0" aria-hidden />
          {t('portal.viewedAs', { name: `${worker.firstName} ${worker.lastName}` })}
        </p>
      )}
      <header className="border-t-3 border-t-accent bg-surface print:hidden">
        <div className="mx-auto flex h-15 max-w-6xl items-center justify-between gap-2 px-4 sm:px-6">
          <BrandMark brand={company} />
          <span className="flex shrink-0 items-center">
            <LanguageSelect />
            {worker && !seen.as && <SignOut />}
          </span>
        </div>
      </header>
      {worker && <Places seen={seen} company={company} worker={worker} />}
      <Offline />
      <main id="main" className="mx-auto w-full max-w-6xl grow px-4 pt-5 pb-12 sm:px-6 sm:pt-8">
        {children}
      </main>
      <footer className="flex flex-col items-center gap-2 border-t border-line px-4 py-6 text-center sm:px-6">
        <IndicativeNotice />
        <p className="text-xs text-ink-soft">{t('worker.madeInBelgium')}</p>
      </footer>
      <Toasts />
    </div>
  )
}

/** Once what stands here was painted: what they are made of would take the line and the processor from the first figures. */
function Toasts() {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => void painted().then(() => setPainted(true)), [])
  return <Suspense>{isPainted && <Toaster />}</Suspense>
}

function SignOut() {
  const t = useT()
  const navigate = useNavigate()
  const { signOut } = usePortalCalls()
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('portal.signOut')}
      title={t('portal.signOut')}
      busy={signOut.isPending}
      onClick={() =>
        signOut.mutate(undefined, { onSettled: () => void navigate(urls.workerLogin) })
      }
    >
      {!signOut.isPending && <LogOut aria-hidden />}
    </Button>
  )
}

/** Statement, contract, details, questions: on a phone all four in sight, each under its picture. */
function Places({
  seen,
  company,
  worker,
}: {
  seen: Seen
  company: PortalCompany
  worker: PortalWorker
}) {
  const t = useT()
  const { as } = seen
  const places = [
    { key: 'statement', icon: ChartPie, to: `${urls.portal(as)}/reward` },
    { key: 'contract', icon: FileText, to: urls.portalContract(company.link, worker.id, as) },
    { key: 'details', icon: UserRound, to: urls.portalDetails(as) },
    {
      key: 'questions',
      icon: MessageCircleQuestion,
      to: urls.portalQuestions(as),
      count: worker.unreadAnswers,
    },
  ]
  return (
    <nav
      aria-label={t('portal.places')}
      className="sticky top-0 z-20 border-y border-line bg-surface print:hidden"
    >
      <ul className="mx-auto grid max-w-6xl grid-cols-4 gap-0.5 px-1 py-1 sm:flex sm:gap-1 sm:px-5 sm:py-2">
        {places.map(({ key, icon: Icon, to, count = 0 }) => (
          <li key={key}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                cn(
                  'relative flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-lg px-0.5 text-center text-xs font-medium sm:min-h-10 sm:flex-row sm:gap-2 sm:px-3 sm:text-sm',
                  isActive ? 'bg-sunken text-ink' : 'text-ink-soft hover:text-ink'
                )
              }
            >
              <Icon className="size-4.5 sm:size-4" aria-hidden />
              {t(`portal.place_${key}`)}
              {count > 0 && (
                <span className="absolute top-0.5 right-[calc(50%-1.375rem)] flex size-4.5 items-center sm:static sm:size-5 justify-center rounded-full bg-accent text-xs text-on-accent">
                  <span aria-hidden>{count}</span>
                  <span className="sr-only">{t('portal.unread', { count })}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Without a network what stands on the screen stays, and says since when. */
function Offline() {
  const t = useT()
  const format = useFormat()
  const since = useOfflineSince()
  if (!since) return null
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-center text-warn print:hidden"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden />
      {t('portal.offline', { time: format.time(since) })}
    </p>
  )
}
