import { useReviewGap, type PayReview, type ReviewGap } from '@/api/pay-reviews'
import { ErrorView } from '@/components/app/error-view'
import { SectionCard } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

/** What a review does to the gap between women and men, of everybody and by department. */
export function GapCard({ review }: { review: PayReview }) {
  const t = useT()
  const gap = useReviewGap(review)
  return (
    <SectionCard title={t('pay-reviews.gap')}>
      {gap.error && !gap.data ? (
        <ErrorView error={gap.error} onRetry={() => void gap.refetch()} />
      ) : gap.data ? (
        <Shown gap={gap.data} />
      ) : (
        <Skeleton className="h-32" />
      )}
      <p className="mt-3 border-t border-line pt-3 text-xs text-ink-soft">
        {t('pay-reviews.gapNote')}{' '}
        {gap.data &&
          gap.data.unknown > 0 &&
          t('pay-reviews.gapUnknown', { people: gap.data.unknown })}
      </p>
    </SectionCard>
  )
}

function Shown({ gap: { all, departments } }: { gap: ReviewGap }) {
  const t = useT()
  const format = useFormat()
  const shown = (share: number | null) => (share === null ? '–' : format.percent(share, 1))
  const rows = [
    { ...all, department: t('pay-reviews.everybody') },
    ...(departments.length > 1 ? departments : []),
  ]
  return (
    <div
      className="-mx-2 overflow-x-auto"
      tabIndex={0}
      role="group"
      aria-label={t('pay-reviews.gap')}
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-soft [&>th]:px-2 [&>th]:py-1 [&>th]:font-medium">
            <th scope="col" className="text-left">
              {t('pay-reviews.department')}
            </th>
            <th scope="col" className="text-right">
              {t('pay-reviews.before')}
            </th>
            <th scope="col" className="text-right">
              {t('pay-reviews.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ departmentId, department, before, after }, at) => (
            <tr
              key={`${at} ${departmentId}`}
              className={at === 0 ? 'font-semibold' : 'border-t border-line'}
            >
              <th scope="row" className="px-2 py-1.5 text-left font-[inherit]">
                {department ?? t('pay-reviews.nobodys')}
              </th>
              {before === null || after === null ? (
                <td colSpan={2} className="px-2 py-1.5 text-right font-normal text-ink-soft">
                  {t('pay-reviews.hidden')}
                </td>
              ) : (
                <>
                  <td className="amount px-2 py-1.5">{shown(before)}</td>
                  <td className="amount px-2 py-1.5">{shown(after)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
