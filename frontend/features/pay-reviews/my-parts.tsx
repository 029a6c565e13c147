import { useMemo } from 'react'
import { HandCoins } from 'lucide-react'
import { useMyParts, type MyPart } from '@/api/pay-reviews'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BudgetBar } from './budget-bar.tsx'

/** The parts in which the reader proposes or approves: the manager's way in. */
export function MyParts() {
  const t = useT()
  return (
    <List
      label={t('pay-reviews.mine')}
      query={useMyParts()}
      columns={useMyColumns()}
      nameOf={({ department }) => department ?? t('pay-reviews.nobodys')}
      href={({ id }) => urls.payReviewPart(id)}
      empty={{
        icon: HandCoins,
        title: t('pay-reviews.nothingTitle'),
        text: t('pay-reviews.nothingText'),
      }}
    />
  )
}

function useMyColumns(): readonly Column<MyPart>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'department',
        head: t('pay-reviews.department'),
        cell: ({ department, review }: MyPart) => (
          <>
            {department ?? t('pay-reviews.nobodys')}
            <span className="block text-xs font-normal text-ink-soft">{review.name}</span>
          </>
        ),
      },
      {
        id: 'status',
        head: t('pay-reviews.state'),
        card: 'line' as const,
        cell: ({ status, role, review }: MyPart) => {
          const waits =
            review.status === 'open' && status === (role === 'propose' ? 'open' : 'submitted')
          return (
            <Badge tone={waits ? 'warn' : status === 'approved' ? 'accept' : 'neutral'}>
              {t(waits ? `pay-reviews.waits_${role}` : `pay-reviews.part_${status}`)}
            </Badge>
          )
        },
      },
      {
        id: 'until',
        head: t('pay-reviews.endsOn'),
        card: 'line' as const,
        cell: ({ review }: MyPart) =>
          review.endsOnStr
            ? t('pay-reviews.until', { day: format.day(review.endsOnStr, 'medium') })
            : '',
      },
      {
        id: 'people',
        head: t('pay-reviews.raised'),
        card: 'figure' as const,
        amount: true,
        cell: ({ raised, people }: MyPart) => `${raised} / ${people}`,
      },
      {
        id: 'spent',
        head: t('pay-reviews.spent'),
        unit: t('pay-reviews.perMonth'),
        card: 'figure' as const,
        amount: true,
        cell: ({ spent, budget }: MyPart) =>
          `${format.amount(spent, 0)} / ${format.euros(budget, 0)}`,
      },
      {
        id: 'budget',
        head: t('pay-reviews.budget'),
        card: 'block' as const,
        cell: (part: MyPart) => <BudgetBar slim {...part} />,
        className: 'min-w-32',
      },
    ],
    [t, format]
  )
}
