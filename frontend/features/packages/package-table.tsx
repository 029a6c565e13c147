import { Link } from 'react-router'
import type { PackageFilter } from '@/api/list-packages'
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
import { SortHead } from './sort-head.tsx'

interface PackageTableProps extends PackageActions {
  items: ListedPackage[]
  selection: Selection
  filter: PackageFilter
  onChange: (change: PackageFilter) => void
}

/** Rows of 40 pixels; the head and the first columns stay in sight. */
export function PackageTable({
  items,
  selection,
  filter,
  onChange,
  ...actions
}: PackageTableProps) {
  const t = useT()
  const format = useFormat()
  const head = { filter, onChange }
  const shown = items.map(({ id }) => id)
  const all = shown.every((id) => selection.ids.has(id))
  return (
    <Card className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('packages.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-soft [&>th]:h-10 [&>th]:px-3 max-2xl:[&>th]:px-2.5 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col" className="w-10 pr-0!">
              <Tick
                label={t('lists.selectPage')}
                checked={all}
                onChange={(checked) => selection.toggleAll(shown, checked)}
              />
            </th>
            <SortHead
              by="name"
              label={t('packages.jobTitle')}
              {...head}
              className="sticky left-0 bg-surface"
            />
            <SortHead by="category" label={t('packages.category')} {...head} />
            <th scope="col">{t('packages.worker')}</th>
            {(['cost', 'gross', 'net'] as const).map((figure) => (
              <SortHead
                key={figure}
                by={figure}
                label={t(`pay.figure_${figure}`)}
                unit={t('pay.perMonthUnit')}
                {...head}
                className="amount"
              />
            ))}
            <SortHead by="changed" label={t('packages.changed')} {...head} />
            <th scope="col">
              <span className="sr-only">{t('common.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              className="group relative h-10 border-b border-line last:border-b-0 hover:bg-sunken [&>td]:px-3 max-2xl:[&>td]:px-2.5"
            >
              <td className="w-10 pr-0!">
                <Tick
                  label={t('lists.selectNamed', { name: item.nomFonction })}
                  checked={selection.ids.has(item.id)}
                  onChange={(checked) => selection.toggle(item.id, checked)}
                />
              </td>
              <th
                scope="row"
                className="sticky left-0 max-w-64 bg-surface px-3 text-left font-medium group-hover:bg-sunken"
              >
                <Link
                  to={urls.package(item.id)}
                  className="block truncate after:absolute after:inset-0"
                  title={item.nomFonction}
                >
                  {item.nomFonction}
                </Link>
              </th>
              <td>
                <span className="flex gap-1">
                  <Badge>{t(`packages.category_${item.packageCategory}`)}</Badge>
                  {item.packageType === 'FLEX' && <Badge>FLEX</Badge>}
                </span>
              </td>
              <td className="max-w-36 truncate text-ink-soft">{item.person?.displayName}</td>
              {(['cost', 'gross', 'net'] as const).map((figure) => (
                <td key={figure} className="amount">
                  {format.amount(listedFigure(item, figure))}
                </td>
              ))}
              <td className="whitespace-nowrap text-ink-soft">
                {format.day(item.updatedAt, 'medium')}
              </td>
              <td className="w-12 pl-0! text-right">
                <PackageMenu item={item} {...actions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
