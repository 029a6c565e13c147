import type { ReactNode } from 'react'
import {
  BookMarked,
  FlaskConical,
  ListChecks,
  Lock,
  Plus,
  Send,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useGates } from '@/lib/gate'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const tileClasses =
  'group flex h-full w-full items-center gap-4 rounded-xl border border-line bg-surface p-4 text-left transition-colors'
const openClasses = 'hover:border-line-strong'

interface TilesProps {
  canCreate: boolean
  onCreate: () => void
  onPrepareOffer: () => void
}

/** Where one goes from here. */
export function Tiles({ canCreate, onCreate, onPrepareOffer }: TilesProps) {
  const t = useT()
  const { locks, offers } = useGates()
  const seesPay = offers({ right: 'packages.read' })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {canCreate && (
        <Tile onClick={onCreate} icon={Plus} title={t('new-package.title')}>
          {t('dashboard.newPackageText')}
        </Tile>
      )}
      {canCreate && (
        <Tile
          onClick={onPrepareOffer}
          locked={locks({ feature: 'offers' })}
          icon={Send}
          title={t('dashboard.prepareOffer')}
        >
          {t('dashboard.prepareOfferText')}
        </Tile>
      )}
      {seesPay && (
        <Tile
          to={urls.offers}
          locked={locks({ feature: 'offers' })}
          icon={ListChecks}
          title={t('dashboard.followOffers')}
        >
          {t('dashboard.followOffersText')}
        </Tile>
      )}
      {seesPay && (
        <Tile
          to={`${urls.packages}?category=reference`}
          icon={BookMarked}
          title={t('dashboard.managePackages')}
        >
          {t('dashboard.managePackagesText')}
        </Tile>
      )}
      <Tile to={urls.team} icon={Users} title={t('dashboard.seeTeam')}>
        {t('dashboard.seeTeamText')}
      </Tile>
      {seesPay && (
        <Tile
          to={urls.salarySacrifice}
          icon={FlaskConical}
          title={
            <>
              {t('nav.salarySacrifice')} <Badge>{t('nav.beta')}</Badge>
            </>
          }
        >
          {t('dashboard.salarySacrificeText')}
        </Tile>
      )}
    </ul>
  )
}

interface TileProps {
  icon: LucideIcon
  title: ReactNode
  children: ReactNode
  /** Where it leads, or what it does. */
  to?: string
  onClick?: () => void
  locked?: boolean
}

function Tile({ to, onClick, locked, ...content }: TileProps) {
  if (locked)
    return (
      <li>
        <div className={cn(tileClasses, 'text-ink-soft')}>
          <TileContent {...content} locked />
        </div>
      </li>
    )
  return (
    <li>
      {to ? (
        <Link to={to} className={cn(tileClasses, openClasses)}>
          <TileContent {...content} />
        </Link>
      ) : (
        <button type="button" className={cn(tileClasses, openClasses)} onClick={onClick}>
          <TileContent {...content} />
        </button>
      )}
    </li>
  )
}

function TileContent({ icon, title, children, locked }: Omit<TileProps, 'to' | 'onClick'>) {
  const t = useT()
  const Icon = locked ? Lock : icon
  return (
    <>
      <span
        className={cn(
          'flex size-10 shrink-0 items-center justify-center rounded-lg',
          locked ? 'bg-sunken' : 'bg-accent-soft text-accent'
        )}
      >
        <Icon className="size-5" aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">{locked ? t('nav.locked') : children}</span>
      </span>
    </>
  )
}
