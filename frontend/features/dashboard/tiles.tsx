import type { ReactNode } from 'react'
import { BookMarked, Plus, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

const tileClasses =
  'group flex w-full items-center gap-4 rounded-xl border border-line bg-surface p-4 text-left transition-colors hover:border-line-strong sm:p-6'

/** The two ways into the simulator. */
export function Tiles({ canCreate, onCreate }: { canCreate: boolean; onCreate: () => void }) {
  const t = useT()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {canCreate && (
        <button type="button" className={tileClasses} onClick={onCreate}>
          <TileContent icon={Plus} title={t('new-package.title')}>
            {t('dashboard.newPackageText')}
          </TileContent>
        </button>
      )}
      <Link to={`${urls.packages}?category=reference`} className={tileClasses}>
        <TileContent icon={BookMarked} title={t('dashboard.managePackages')}>
          {t('dashboard.managePackagesText')}
        </TileContent>
      </Link>
    </div>
  )
}

function TileContent({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent">
        <Icon className="size-5" aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </>
  )
}
