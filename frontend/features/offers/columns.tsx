import { useMemo } from 'react'
import type { ListedOffer, OfferSort } from '@/api/offers'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { StatusBadge } from './status-badge.tsx'
import { Validity } from './validity.tsx'

/** Said in a second line of a table that has no column for it. */
const ONLY_NARROW = 'hidden max-w-24 whitespace-normal xl:max-[120rem]:block'

/** Names share what the other columns leave, however long they are, and are cut there. */
const YIELDS = 'w-1/2 max-w-0 max-2xl:max-w-0'

/** What stands small below the first line of a cell. */
function Second({ className, children }: { className?: string; children: string }) {
  return (
    <span className={cn('block text-xs whitespace-nowrap text-ink-soft', className)}>
      {children}
    </span>
  )
}

/** What the list shows of an offer. */
export function useOfferColumns(): readonly Column<ListedOffer, OfferSort>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('offers.candidate'),
        sort: 'worker',
        cell: ({ worker }) =>
          worker ? (
            <span title={worker.displayName}>{worker.displayName}</span>
          ) : (
            <span className="text-ink-soft italic">{t('offers.nobody')}</span>
          ),
        className: YIELDS,
      },
      {
        id: 'name',
        head: t('offers.jobTitle'),
        sort: 'name',
        card: 'line',
        cell: (item) => (
          <span className="flex items-center gap-2">
            <span className="truncate" title={item.package?.nomFonction}>
              {item.package?.nomFonction ?? t('offers.noPackage')}
            </span>
            {item.package?.packageType === 'FLEX' && <Badge>FLEX</Badge>}
          </span>
        ),
        className: YIELDS,
      },
      {
        id: 'status',
        head: t('offers.status'),
        sort: 'status',
        card: 'line',
        cell: ({ status, leavesAt, sentAt, configuredAt, acceptedAt }) => (
          <>
            <StatusBadge status={status} leavesAt={leavesAt} />
            {acceptedAt ? (
              <Second>{format.day(acceptedAt, 'medium')}</Second>
            ) : configuredAt ? (
              <Second className={ONLY_NARROW}>
                {t('offers.configuredOn', { day: format.day(configuredAt, 'medium') })}
              </Second>
            ) : (
              sentAt && <Second className={ONLY_NARROW}>{format.day(sentAt, 'medium')}</Second>
            )}
          </>
        ),
        // Two lines have air above and below them.
      },
      {
        id: 'net',
        head: t('offers.net'),
        unit: t('pay.perMonthUnit'),
        card: 'figure',
        amount: true,
        cell: (item) =>
          item.package && (
            <>
              {format.euros(item.package.salaireNet, 0)}
              {/* On a small desk there is no room for them, beside ten columns for one under the other. */}
              <span className="ml-auto block text-xs font-normal whitespace-nowrap text-ink-soft xl:max-[100rem]:hidden min-[120rem]:max-w-36 min-[120rem]:whitespace-normal">
                {t('offers.grossAndCost', {
                  gross: format.euros(item.package.salaireBrut, 0),
                  cost: format.euros(item.package.coutEmployeurAnnuel, 0),
                })}
              </span>
            </>
          ),
      },
      {
        id: 'sent',
        wide: true,
        head: t('offers.sentHead'),
        sort: 'sent',
        first: 'desc',
        cell: ({ sentAt }) => sentAt && format.day(sentAt, 'medium'),
        className: 'whitespace-nowrap text-ink-soft',
      },
      {
        id: 'opened',
        head: t('offers.opened'),
        card: 'line',
        cell: ({ openedAt, lastSeenAt, visits }) =>
          openedAt && (
            <>
              {format.day(openedAt, 'medium')}
              {lastSeenAt && visits > 1 && (
                <Second className={ONLY_NARROW}>
                  {t('offers.seenAgain', { day: format.day(lastSeenAt, 'medium') })}
                </Second>
              )}
            </>
          ),
        onCard: ({ status, openedAt }) =>
          status === 'SENT' &&
          (openedAt
            ? t('offers.openedOn', { day: format.day(openedAt, 'medium') })
            : t('offers.notOpened')),
        className: 'whitespace-nowrap text-ink-soft',
      },
      {
        id: 'lastSeen',
        wide: true,
        head: t('offers.lastSeen'),
        cell: ({ lastSeenAt, visits }) =>
          lastSeenAt && (
            <>
              {format.day(lastSeenAt, 'medium')}
              {visits > 1 && (
                <span className="block text-xs">{t('offers.visits', { count: visits })}</span>
              )}
            </>
          ),
        className: 'whitespace-nowrap text-ink-soft',
      },
      {
        id: 'configured',
        wide: true,
        head: t('offers.configured'),
        cell: ({ configuredAt }) => configuredAt && format.day(configuredAt, 'medium'),
        className: 'whitespace-nowrap text-ink-soft',
      },
      {
        id: 'validity',
        head: t('offers.validity'),
        sort: 'validity',
        card: 'line',
        cell: (offer) => <Validity offer={offer} underHead />,
        onCard: (offer) => <Validity offer={offer} />,
        className: 'whitespace-nowrap',
      },
      {
        // The usual order: its head says so, and is the way back to it.
        id: 'changed',
        head: t('offers.changed'),
        sort: 'changed',
        first: 'desc',
        cell: ({ updatedAt }) => format.day(updatedAt, 'medium'),
        className: 'whitespace-nowrap text-ink-soft',
      },
    ],
    [t, format]
  )
}
