import { Link } from 'react-router'
import type { Package } from '@/api/types'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { readFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import type { PackageActions } from './package-list.tsx'
import { PackageMenu } from './package-menu.tsx'

/** The same list on a phone: one card a package. */
export function PackageCards({ items, ...actions }: PackageActions & { items: Package[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <Card className="relative p-4">
            <div className="flex items-start justify-between gap-2">
              <div className="min-w-0">
                <Link
                  to={urls.editPackage(item.id)}
                  className="block truncate font-medium after:absolute after:inset-0 after:rounded-xl"
                >
                  {item.nomFonction}
                </Link>
                <Badge className="mt-1">{t(`packages.category_${item.packageCategory}`)}</Badge>
              </div>
              <PackageMenu item={item} {...actions} />
            </div>
            <dl className="mt-3 grid grid-cols-3 gap-2">
              {(['cost', 'gross', 'net'] as const).map((figure) => (
                <div key={figure} className="min-w-0">
                  <dt className="truncate text-xs text-ink-soft">{t(`pay.figure_${figure}`)}</dt>
                  <dd className="tabular-nums">
                    {format.euros(readFigure(item.compute, figure, 'month'), 0)}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  )
}
