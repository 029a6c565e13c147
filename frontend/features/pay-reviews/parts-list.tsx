import { useMemo } from 'react'
import { CornerUpLeft, UsersRound } from 'lucide-react'
import type { PayReview, ReviewPart } from '@/api/pay-reviews'
import type { Column } from '@/components/list/column'
import { List } from '@/components/list/list'
import { RowMenu } from '@/components/list/row-menu'
import { Badge } from '@/components/ui/badge'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { BudgetBar } from './budget-bar.tsx'

interface PartsListProps {
  review: PayReview
  /** Null: the reader sends nothing back. */
  onReturn: ((partId: string) => void) | null
}

/** How far each department is, and who is over the budget. */
export function PartsList({ review, onReturn }: PartsListProps) {
  const t = useT()
  const nameOf = ({ department }: ReviewPart) => department ?? t('pay-reviews.nobodys')
  return (
    <List
      inset
      label={t('pay-reviews.parts')}
      query={{ data: review.parts, error: null, refetch: () => {} }}
      columns={usePartLineColumns()}
      nameOf={nameOf}
      href={({ id }) => urls.payReviewPart(id)}
      {...(onReturn && {
        menu: (part: ReviewPart) =>
          part.status !== 'open' && (
            <RowMenu label={t('packages.actionsFor', { name: nameOf(part) })}>
              <MenuItem onSelect={() => onReturn(part.id)}>
                <CornerUpLeft aria-hidden />
                {t('pay-reviews.sendBack')}
              </MenuItem>
            </RowMenu>
          ),
      })}
      empty={{
        icon: UsersRound,
        title: t('pay-reviews.noPeopleTitle'),
        text: t('pay-reviews.noPeople'),
      }}
    />
  )
}

function usePartLineColumns(): readonly Column<ReviewPart>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'department',
        head: t('pay-reviews.department'),
        cell: ({ department, proposers }: ReviewPart) => (
          <>
            {department ?? t('pay-reviews.nobodys')}
            <span className="block truncate text-xs font-normal text-ink-soft">
              {proposers.length > 0 ? proposers.join(', ') : t('pay-reviews.administrators')}
            </span>
          </>
        ),
      },
      {
        id: 'status',
        head: t('pay-reviews.state'),
        card: 'line' as const,
        cell: ({ status, liesWith, approvers, approvedBy, returnedBecause }: ReviewPart) => (
          <span className="flex min-w-0 flex-wrap items-center gap-1">
            <Badge tone={status === 'approved' ? 'accept' : 'neutral'}>
              {t(`pay-reviews.part_${status}`)}
            </Badge>
            {liesWith === 'approvers' && (
              <span className="text-xs text-ink-soft">
                {t('pay-reviews.liesWith', { names: approvers.join(', ') })}
              </span>
            )}
            {approvedBy && (
              <span className="text-xs text-ink-soft">
                {t('pay-reviews.approvedBy', { name: approvedBy })}
              </span>
            )}
            {status === 'open' && returnedBecause !== '' && (
              <Badge tone="warn">{t('pay-reviews.wentBack')}</Badge>
            )}
          </span>
        ),
      },
      {
        id: 'raised',
        head: t('pay-reviews.raised'),
        card: 'figure' as const,
        amount: true,
        cell: ({ raised, people }: ReviewPart) => `${raised} / ${people}`,
      },
      {
        id: 'spent',
        head: t('pay-reviews.spent'),
        unit: t('pay-reviews.perMonth'),
        card: 'figure' as const,
        amount: true,
        cell: ({ spent, budget }: ReviewPart) => (
          <>
            {format.amount(spent, 0)} / {format.euros(budget, 0)}
            {spent > budget && (
              <span className="block text-xs text-danger">
                {t('pay-reviews.over', { amount: format.euros(spent - budget, 0) })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'budget',
        head: t('pay-reviews.budget'),
        card: 'block' as const,
        cell: (part: ReviewPart) => <BudgetBar slim {...part} />,
        className: 'min-w-28',
      },
    ],
    [t, format]
  )
}
