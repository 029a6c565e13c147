import { useCallback, useMemo, useState } from 'react'
import { Check, CornerUpLeft, Send, Undo2, UsersRound } from 'lucide-react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { RAISE_UNITS, type RaiseUnit } from '#modules/reviews/domain/raise'
import { useDecidePart, usePart, type Part, type PartPage } from '@/api/pay-reviews'
import { ApiProblem } from '@/api/problem'
import { ConfirmDialog } from '@/components/app/confirm-dialog'
import { PageHeader } from '@/components/app/page-header'
import { SearchField } from '@/components/app/search-field'
import { List } from '@/components/list/list'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import * as read from '@/lib/use-address-filter'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastError } from '@/lib/use-toast-error'
import { urls } from '@/urls'
import { BecauseDialog } from './because-dialog.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { nameOf, usePartColumns } from './use-part-columns.tsx'
import { useProposals } from './use-proposals.ts'

export const readPartFilter = read.addressReader<PartPage>({
  search: read.text,
  ...read.PAGE_FIELDS,
})

interface PartScreenProps {
  part: Part
  filter: PartPage
  onFilter: (change: Partial<PartPage>) => void
}

/** One part of a review: its people, a raise for each, and what is left of the budget while it is typed. */
export function PartScreen({ part, filter, onFilter }: PartScreenProps) {
  const t = useT()
  const format = useFormat()
  const navigate = useNavigate()
  const toastError = useToastError()
  const decide = useDecidePart(part.id)
  const proposals = useProposals(part.id)
  const query = usePart(part.id, filter)
  const [asking, setAsking] = useState(false)
  const [unit, setUnit] = useState<RaiseUnit>('month')
  const [returning, setReturning] = useState(false)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const onSearch = useCallback((search: string) => onFilter({ search }), [onFilter])
  const { change, send, flush, shown, state } = proposals
  const sendNow = useCallback((id: string) => void send(id), [send])
  const columns = usePartColumns({
    reviewId: part.review.id,
    canWrite: part.mayPropose,
    unit,
    change,
    send: sendNow,
    wanted,
  })
  const list = useMemo(
    () => query.data && { ...query.data.list, data: query.data.list.data.map(shown) },
    [query.data, shown]
  )
  const spent = Math.round((part.spent + proposals.more) * 100) / 100
  const name = part.department ?? t('pay-reviews.nobodys')
  const { review } = part

  /** What is asked about is what is kept: with what a colleague wrote meanwhile. */
  const askSubmit = async () => {
    if (!(await flush())) return
    const { error } = await query.refetch()
    if (error) toastError(error)
    else setAsking(true)
  }
  const submit = () => {
    setAsking(false)
    decide.mutate(
      { submit: part.version },
      {
        onSuccess: () => toast(t('pay-reviews.submitted')),
        onError: (error) => {
          if (error instanceof ApiProblem)
            setWanted(new Set(error.errors.map(({ path }) => path.replace('people.', ''))))
          toastError(error)
        },
      }
    )
  }
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <span className="flex flex-wrap items-center gap-2">
            <span>{review.name}</span>
            <span>{t('pay-reviews.from', { day: format.day(review.dateStr, 'medium') })}</span>
            <Badge tone={part.status === 'approved' ? 'accept' : 'neutral'}>
              {t(`pay-reviews.part_${part.status}`)}
            </Badge>
            {review.endsOnStr && part.status === 'open' && (
              <span>{t('pay-reviews.until', { day: format.day(review.endsOnStr, 'medium') })}</span>
            )}
          </span>
        }
        actions={
          <>
            {part.mayWithdraw && (
              <Button
                busy={decide.isPending}
                onClick={() => decide.mutate('withdraw', { onError: toastError })}
              >
                <Undo2 aria-hidden />
                {t('pay-reviews.withdraw')}
              </Button>
            )}
            {part.mayReturn && (
              <Button onClick={() => setReturning(true)}>
                <CornerUpLeft aria-hidden />
                {t('pay-reviews.sendBack')}
              </Button>
            )}
            {part.mayApprove && (
              <Button
                variant="primary"
                busy={decide.isPending}
                onClick={() =>
                  decide.mutate(
                    { approve: part.version },
                    { onSuccess: () => toast(t('pay-reviews.partApproved')), onError: toastError }
                  )
                }
              >
                <Check aria-hidden />
                {t('pay-reviews.approve')}
              </Button>
            )}
            {part.mayPropose && (
              <Button variant="primary" busy={decide.isPending} onClick={() => void askSubmit()}>
                <Send aria-hidden />
                {t('pay-reviews.submit')}
              </Button>
            )}
          </>
        }
      />
      {part.returnedBecause !== '' && (
        <Notice tone="warn" className="mb-4">
          <strong className="font-semibold">{t('pay-reviews.sentBack')}</strong>{' '}
          {part.returnedBecause}
        </Notice>
      )}
      <div className="sticky top-16 z-20 mb-4 rounded-xl border border-line bg-surface p-3 sm:p-4">
        <BudgetBar budget={part.budget} spent={spent} />
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
          <span>{t('pay-reviews.raisedOf', { raised: part.raised, people: part.people })}</span>
          {part.mayPropose && (
            <span role="status" className={state === 'failed' ? 'text-danger' : undefined}>
              {t(`pay-reviews.save_${state}`)}
              {state === 'failed' && (
                <Button variant="ghost" size="sm" className="h-6" onClick={() => void flush()}>
                  {t('pay-reviews.again')}
                </Button>
              )}
            </span>
          )}
        </p>
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchField
          label={t('pay-reviews.searchPeople')}
          className="w-full sm:w-72"
          value={filter.search ?? ''}
          onSearch={onSearch}
        />
        <Segmented
          label={t('pay-reviews.raisesIn')}
          value={unit}
          onValueChange={setUnit}
          options={RAISE_UNITS.map((value) => ({
            value,
            label: t(`pay-reviews.unit_${value}`),
          }))}
        />
      </div>
      <List
        label={t('pay-reviews.people')}
        tableFrom="xl"
        query={{ ...query, data: list }}
        columns={columns}
        nameOf={nameOf}
        pages={{ total: (people) => t('pay-reviews.peopleCount', { people }), onChange: onFilter }}
        filtered={
          filter.search && {
            text: t('pay-reviews.noPeopleText'),
            onClear: () => onFilter({ search: undefined }),
          }
        }
        empty={{
          icon: UsersRound,
          title: t('pay-reviews.noPeopleTitle'),
          text: t('pay-reviews.noPeople'),
        }}
      />
      {unit === 'year' && (
        <p className="mt-3 text-xs text-ink-soft">{t('pay-reviews.yearNote')}</p>
      )}
      {part.mayPropose && (
        <p className="mt-3 text-xs text-ink-soft max-md:hidden">{t('pay-reviews.keys')}</p>
      )}
      <ConfirmDialog
        open={asking}
        title={t('pay-reviews.askSubmit')}
        description={[
          t('pay-reviews.askSubmitText', {
            whom:
              part.approvers.length > 0
                ? part.approvers.join(', ')
                : t('pay-reviews.administrators'),
          }),
          spent > part.budget &&
            t('pay-reviews.askOver', { amount: format.euros(spent - part.budget, 2) }),
        ]
          .filter(Boolean)
          .join(' ')}
        confirm={t('pay-reviews.submit')}
        cancel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={submit}
      />
      <BecauseDialog
        partId={returning ? part.id : null}
        onClose={() => setReturning(false)}
        onReturned={() => {
          toast(t('pay-reviews.wentBack'))
          void navigate(urls.payReviews)
        }}
      />
    </>
  )
}
