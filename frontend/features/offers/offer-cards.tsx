import { Link } from 'react-router'
import type { ListedOffer } from '@/api/offers'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Tick } from '@/components/ui/tick'
import { useFormat } from '@/lib/use-format'
import type { Selection } from '@/lib/use-selection'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { OfferRowMenu } from './offer-menu.tsx'
import { StatusBadge } from './status-badge.tsx'
import { Validity } from './validity.tsx'
import { useOfferName } from './use-offer-name.ts'

interface OfferCardsProps {
  items: ListedOffer[]
  selection: Selection
}

/** The same list on a phone: one card an offer. */
export function OfferCards({ items, selection }: OfferCardsProps) {
  const t = useT()
  const nameOf = useOfferName()
  const format = useFormat()
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <Card className="relative p-4">
            <div className="flex items-start gap-3">
              <div className="py-1">
                <Tick
                  label={t('lists.selectNamed', { name: nameOf(item) })}
                  checked={selection.ids.has(item.id)}
                  onChange={(checked) => selection.toggle(item.id, checked)}
                />
              </div>
              <div className="min-w-0 grow">
                <Link
                  to={urls.offer(item.id)}
                  className="block truncate font-medium after:absolute after:inset-0 after:rounded-xl"
                >
                  {item.worker?.displayName ?? t('offers.nobody')}
                </Link>
                <p className="truncate text-ink-soft">
                  {item.package?.nomFonction ?? t('offers.noPackage')}
                </p>
                <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
                  <StatusBadge status={item.status} />
                  {item.package?.packageType === 'FLEX' && <Badge>FLEX</Badge>}
                  <Validity offer={item} />
                  {item.status === 'SENT' &&
                    (item.openedAt
                      ? t('offers.openedOn', { day: format.day(item.openedAt, 'medium') })
                      : t('offers.notOpened'))}
                </p>
              </div>
              <OfferRowMenu item={item} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
