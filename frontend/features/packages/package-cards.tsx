import { Link } from 'react-router'
import type { ListedPackage } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Tick } from '@/components/ui/tick'
import { listedFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { PackageActions } from './package-list.tsx'
import { PackageMenu } from './package-menu.tsx'

interface PackageCardsProps extends PackageActions {
  items: ListedPackage[]
  selection: Selection
}

/** The same list on a phone: one card a package. */
export function PackageCards({ items, selection, ...actions }: PackageCardsProps) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <Card className="relative p-4">
            <div className="flex items-start gap-3">
              <div className="py-1">
                <Tick
                  label={t('lists.selectNamed', { name: item.nomFonction })}
                  checked={selection.ids.has(item.id)}
                  onChange={(checked) => selection.toggle(item.id, checked)}
                />
              </div>
              <div className="min-w-0 grow">
                <Link
                  to={urls.package(item.id)}
                  className="block truncate font-medium after:absolute after:inset-0 after:rounded-xl"
                >
                  {item.nomFonction}
                </Link>
                <div className="mt-1 flex flex-wrap items-center gap-1">
                  <Badge>{t(`packages.category_${item.packageCategory}`)}</Badge>
                  {item.packageType === 'FLEX' && <Badge>FLEX</Badge>}
                  <span className="truncate text-xs text-ink-soft">{item.person?.displayName}</span>
                </div>
              </div>
              <PackageMenu item={item} {...actions} />
            </div>
            <dl className="mt-3 grid grid-cols-3 gap-2">
              {(['cost', 'gross', 'net'] as const).map((figure) => (
                <div key={figure} className="min-w-0">
                  <dt className="truncate text-xs text-ink-soft">{t(`pay.figure_${figure}`)}</dt>
                  <dd className="tabular-nums">{format.euros(listedFigure(item, figure), 0)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}
