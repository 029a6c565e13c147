import { Link } from 'react-router'
import type { ListedOffer, OfferPage, OfferSort } from '@/api/offers'
import { SortHead } from '@/components/app/sort-head'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Tick } from '@/components/ui/tick'
import { useFormat } from '@/lib/use-format'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { OfferRowMenu } from './offer-menu.tsx'
import { StatusBadge } from './status-badge.tsx'
import { orderOf } from './use-offer-filter.ts'
import { Validity } from './validity.tsx'
import { useOfferName } from './use-offer-name.ts'

interface OfferTableProps {
  items: ListedOffer[]
  selection: Selection
  filter: OfferPage
  onChange: (change: Partial<OfferPage>) => void
}

/** Rows of 40 pixels; the head and the first columns stay in sight. */
export function OfferTable({ items, selection, filter, onChange }: OfferTableProps) {
  const t = useT()
  const nameOf = useOfferName()
  const format = useFormat()
  const shown = items.map(({ id }) => id)
  const { sort, order } = orderOf(filter)
  const head = (by: OfferSort, label: string) => ({
    label,
    order: sort === by ? order : undefined,
    onSort: (next?: 'asc' | 'desc') => onChange({ sort: by, order: next }),
  })
  return (
    <Card className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('offers.title')}</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-ink-soft [&>th]:h-10 [&>th]:px-3 [&>th]:font-medium [&>th]:whitespace-nowrap">
            <th scope="col" className="w-10 pr-0!">
              <Tick
                label={t('lists.selectPage')}
                checked={shown.every((id) => selection.ids.has(id))}
                onChange={(checked) => selection.toggleAll(shown, checked)}
              />
            </th>
            <SortHead
              {...head('worker', t('offers.candidate'))}
              className="sticky left-0 bg-surface"
            />
            <SortHead {...head('name', t('offers.jobTitle'))} />
            <SortHead {...head('status', t('offers.status'))} />
            <SortHead {...head('validity', t('offers.validity'))} />
            <th scope="col">{t('offers.opened')}</th>
            <SortHead {...head('changed', t('offers.changed'))} />
            <th scope="col">
              <span className="sr-only">{t('common.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              className="group relative h-10 border-b border-line last:border-b-0 hover:bg-sunken [&>td]:px-3"
            >
              <td className="w-10 pr-0!">
                <Tick
                  label={t('lists.selectNamed', { name: nameOf(item) })}
                  checked={selection.ids.has(item.id)}
                  onChange={(checked) => selection.toggle(item.id, checked)}
                />
              </td>
              <th
                scope="row"
                className="sticky left-0 max-w-64 bg-surface px-3 text-left font-medium group-hover:bg-sunken"
              >
                <Link
                  to={urls.offer(item.id)}
                  className="block truncate after:absolute after:inset-0"
                >
                  {item.worker?.displayName ?? (
                    <span className="text-ink-soft italic">{t('offers.nobody')}</span>
                  )}
                </Link>
              </th>
              <td className="max-w-56">
                <span className="flex items-center gap-2">
                  <span className="truncate">
                    {item.package?.nomFonction ?? t('offers.noPackage')}
                  </span>
                  {item.package?.packageType === 'FLEX' && <Badge>FLEX</Badge>}
                </span>
              </td>
              <td>
                <StatusBadge status={item.status} />
              </td>
              <td className="whitespace-nowrap">
                <Validity offer={item} />
              </td>
              <td className="whitespace-nowrap text-ink-soft">
                {item.openedAt && format.day(item.openedAt, 'medium')}
              </td>
              <td className="whitespace-nowrap text-ink-soft">
                {format.day(item.updatedAt, 'medium')}
              </td>
              <td className="w-12 pl-0! text-right">
                <OfferRowMenu item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
