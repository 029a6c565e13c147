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

/** Rows of 40 pixels; the head and the first column stay in sight. */
export function PackageTable({ items, ...actions }: PackageActions & { items: Package[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Card className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('packages.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-soft [&>th]:h-10 [&>th]:px-4 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col" className="sticky left-0 bg-surface">
              {t('packages.jobTitle')}
            </th>
            <th scope="col">{t('packages.category')}</th>
            <th scope="col" className="amount">
              {t('pay.figure_cost')} <Unit />
            </th>
            <th scope="col" className="amount">
              {t('pay.figure_gross')} <Unit />
            </th>
            <th scope="col" className="amount">
              {t('pay.figure_net')} <Unit />
            </th>
            <th scope="col">{t('packages.changed')}</th>
            <th scope="col">
              <span className="sr-only">{t('common.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              className="group relative h-10 border-b border-line last:border-b-0 hover:bg-sunken [&>td]:px-4"
            >
              <th
                scope="row"
                className="sticky left-0 max-w-80 bg-surface px-4 text-left font-medium group-hover:bg-sunken"
              >
                <Link
                  to={urls.editPackage(item.id)}
                  className="block truncate after:absolute after:inset-0"
                  title={item.nomFonction}
                >
                  {item.nomFonction}
                </Link>
              </th>
              <td>
                <Badge>{t(`packages.category_${item.packageCategory}`)}</Badge>
              </td>
              <td className="amount">{format.amount(readFigure(item.compute, 'cost', 'month'))}</td>
              <td className="amount">
                {format.amount(readFigure(item.compute, 'gross', 'month'))}
              </td>
              <td className="amount">{format.amount(readFigure(item.compute, 'net', 'month'))}</td>
              <td className="whitespace-nowrap text-ink-soft">
                {format.day(item.updatedAt, 'medium')}
              </td>
              <td className="w-12 text-right">
                <PackageMenu item={item} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Unit() {
  const t = useT()
  return <span className="font-normal">{t('pay.perMonthUnit')}</span>
}
