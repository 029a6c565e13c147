import { useMemo } from 'react'
import type { PackageSort } from '@/api/list-packages'
import type { ListedPackage } from '@/api/types'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { listedFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What the list shows of a package. */
export function usePackageColumns(): readonly Column<ListedPackage, PackageSort>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'name',
        head: t('packages.jobTitle'),
        sort: 'name',
        cell: ({ nomFonction }) => <span title={nomFonction}>{nomFonction}</span>,
      },
      {
        id: 'category',
        head: t('packages.category'),
        sort: 'category',
        card: 'line',
        cell: ({ packageCategory, packageType }) => (
          <span className="flex gap-1">
            <Badge>{t(`packages.category_${packageCategory}`)}</Badge>
            {packageType === 'FLEX' && <Badge>FLEX</Badge>}
          </span>
        ),
      },
      {
        id: 'worker',
        head: t('packages.worker'),
        card: 'line',
        cell: ({ person }) => person?.displayName,
        className: 'max-w-36 truncate text-ink-soft',
      },
      ...(['cost', 'gross', 'net'] as const).map((figure) => ({
        id: figure,
        head: t(`pay.figure_${figure}`),
        unit: t('pay.perMonthUnit'),
        sort: figure,
        first: 'desc' as const,
        card: 'figure' as const,
        amount: true,
        cell: (item: ListedPackage) => format.amount(listedFigure(item, figure)),
        onCard: (item: ListedPackage) => format.euros(listedFigure(item, figure), 0),
      })),
      {
        id: 'changed',
        head: t('packages.changed'),
        sort: 'changed',
        first: 'desc',
        cell: ({ updatedAt }) => format.day(updatedAt, 'medium'),
        className: 'whitespace-nowrap text-ink-soft',
      },
    ],
    [t, format]
  )
}
