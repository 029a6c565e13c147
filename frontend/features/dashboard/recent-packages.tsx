import { Link } from 'react-router'
import type { ListedPackage } from '@/api/types'
import { SectionCard } from '@/components/ui/card'
import { listedFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'

/** The packages changed last. */
export function RecentPackages({ packages }: { packages: ListedPackage[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <SectionCard
      title={t('dashboard.recent')}
      aside={
        <Link to={urls.packages} className="text-sm text-accent underline-offset-4 hover:underline">
          {t('dashboard.allPackages')}
        </Link>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {packages.map((item) => (
          <li
            key={item.id}
            className="relative flex flex-col justify-between gap-x-4 rounded-md sm:flex-row sm:items-center px-2 py-2 hover:bg-sunken"
          >
            <div className="min-w-0">
              <Link
                to={urls.editPackage(item.id)}
                className="block truncate font-medium after:absolute after:inset-0 after:rounded-md"
              >
                {item.nomFonction}
              </Link>
              <p className="truncate text-xs text-ink-soft">
                {t(`packages.category_${item.packageCategory}`)} ·{' '}
                {format.day(item.updatedAt, 'medium')}
              </p>
            </div>
            <p className="amount shrink-0 text-left sm:text-right">
              <span className="block font-medium">
                {format.euros(listedFigure(item, 'net'))}{' '}
                <span className="text-xs font-normal text-ink-soft">{t('dashboard.netUnit')}</span>
              </span>
              <span className="block text-xs text-ink-soft">
                {format.euros(listedFigure(item, 'cost'), 0)} {t('dashboard.costUnit')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
