import { useMemo } from 'react'
import { ArrowRight } from 'lucide-react'
import type { Exchange, ListedSacrifice, SacrificeStatus } from '@/api/salary-sacrifices'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { StatusBadge } from './status-badge.tsx'
import { useExchangeWords } from './use-exchange-words.ts'

/** What the list shows of an exchange. */
export function useSacrificeColumns(): readonly Column<ListedSacrifice>[] {
  const t = useT()
  const format = useFormat()
  const words = useExchangeWords()
  return useMemo(
    () => [
      {
        id: 'worker',
        head: t('packages.worker'),
        cell: ({ workerName, nomFonction }) => (
          <>
            {workerName}
            <span className="block truncate text-xs font-normal text-ink-soft">{nomFonction}</span>
          </>
        ),
      },
      {
        id: 'exchange',
        head: t('nav.salarySacrifice'),
        card: 'block',
        cell: ({ given, benefit }) => (
          <p className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span>{words.given(given as Exchange['given'])}</span>
            <ArrowRight className="size-4 shrink-0 text-ink-soft" aria-hidden />
            <span className="sr-only">{t('sacrifice.against')}</span>
            <span className="min-w-0 break-words">
              {words.received(benefit as Exchange['benefit'])}
            </span>
          </p>
        ),
      },
      {
        id: 'net',
        head: t('pay.figure_net'),
        card: 'block',
        amount: true,
        cell: ({ netBefore, netAfter }) =>
          t('sacrifice.netDifference', { amount: format.difference(netAfter - netBefore, 2) }),
      },
      {
        id: 'status',
        head: t('sacrifice.status'),
        card: 'block',
        cell: ({ status, limits }) => (
          <p className="flex flex-wrap gap-1">
            <StatusBadge status={status as SacrificeStatus} />
            {limits.some(({ level }) => level === 'refused') && (
              <Badge tone="danger">{t('sacrifice.belowMinimum')}</Badge>
            )}
          </p>
        ),
      },
    ],
    [t, format, words]
  )
}
