import { useMemo, type KeyboardEvent } from 'react'
import { FileText } from 'lucide-react'
import { putPayReviewPartsIdPeoplePersonId } from '#client/bounds'
import {
  needsReason,
  raiseFrom,
  raiseIn,
  suggestedRaise,
  type RaiseUnit,
} from '#modules/reviews/domain/raise'
import { reviewLetter, type PartPerson, type Proposal } from '@/api/pay-reviews'
import { FileLink } from '@/components/app/file-link'
import type { Column } from '@/components/list/column'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NativeSelect } from '@/components/ui/native-select'
import { useFileOrToast } from '@/lib/use-file-or-toast'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'

interface PartColumns {
  reviewId: string
  canWrite: boolean
  /** How raises are read and typed. */
  unit: RaiseUnit
  change: (person: PartPerson, values: Proposal) => void
  /** What was typed for a person is sent now. */
  send: (id: string) => void
  /** People whose reason the server asked for. */
  wanted: ReadonlySet<string>
}

const RATINGS = ['', '1', '2', '3', '4'] as const
/** What an arrow key adds. */
const STEP = { month: 5, year: 60, percent: 0.1 }
const MONTHS = { month: 1, year: 12, percent: 1 }
const { maxLength } = putPayReviewPartsIdPeoplePersonId.properties.reason
const REASON = { maxLength }

export const nameOf = ({ firstName, lastName }: Pick<PartPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** Enter leads to the same field of the next person, as in a spreadsheet. */
function toNext(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { name } = event.currentTarget
  const all = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  all[all.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)]?.focus()
}

/** The columns of a part: pay and where it stands, how the person does, the raise and why. */
export function usePartColumns({
  reviewId,
  canWrite,
  unit,
  change,
  send,
  wanted,
}: PartColumns): readonly Column<PartPerson>[] {
  const t = useT()
  const format = useFormat()
  return useMemo(() => {
    const suggested = (person: PartPerson) =>
      suggestedRaise(person.gross, person.percents && { percents: person.percents }, person.rating)
    const shown = (amount: number, gross: number) => {
      const told = raiseIn(unit, amount, gross) ?? 0
      return unit === 'percent' ? format.percent(told / 100, 2) : format.amount(told, 2)
    }
    /** The same raise in the other way: percent beside euros, euros of a month beside percent. */
    const aside = (amount: number, gross: number) =>
      unit === 'percent'
        ? `${format.euros(amount, 2)} ${t('pay-reviews.perMonth')}`
        : format.percent(amount / gross, 1)
    const place = (person: PartPerson) =>
      person.place
        ? [
            t(`pay-reviews.place_${person.place}`),
            person.compaRatio !== null && format.amount(person.compaRatio, 2),
          ]
            .filter(Boolean)
            .join(' · ')
        : t('pay-reviews.noRange')
    const rating = (person: PartPerson) =>
      canWrite ? (
        <NativeSelect
          className="w-full md:w-40"
          aria-label={t('pay-reviews.ratingOf', { name: nameOf(person) })}
          value={`${person.rating ?? ''}`}
          onValueChange={(value) => change(person, { rating: value === '' ? null : Number(value) })}
          options={RATINGS.map((value) => ({
            value,
            label: t(value === '' ? 'pay-reviews.noRating' : `pay-reviews.rating_${value}`),
          }))}
        />
      ) : person.rating ? (
        t(`pay-reviews.rating_${person.rating}`)
      ) : (
        '–'
      )
    const raise = (person: PartPerson) => {
      const guide = suggested(person)
      const { amount, gross } = person
      if (!canWrite)
        return amount ? (
          <>
            +{shown(amount, gross)}
            <span className="block text-xs text-ink-soft">{aside(amount, gross)}</span>
          </>
        ) : (
          '–'
        )
      return (
        <div className="flex min-w-0 flex-col gap-1 md:w-36">
          <MoneyInput
            name="amount"
            aria-label={t('pay-reviews.raiseOf', { name: nameOf(person) })}
            value={raiseIn(unit, amount, gross)}
            step={STEP[unit]}
            onValueChange={(next) => change(person, { amount: raiseFrom(unit, next, gross) })}
            onKeyDown={toNext}
            onBlur={() => send(person.id)}
          />
          <span className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 text-xs text-ink-soft">
            <span className="tabular-nums">{amount ? aside(amount, gross) : ''}</span>
            {guide !== null && guide !== amount && (
              <Button
                variant="ghost"
                size="sm"
                className="h-6 px-1.5 text-xs"
                onClick={() => change(person, { amount: guide })}
              >
                {t('pay-reviews.takeGuide', { amount: shown(guide, gross) })}
              </Button>
            )}
          </span>
        </div>
      )
    }
    const reason = (person: PartPerson) => {
      if (!canWrite) return person.reason || '–'
      const isMissing = person.reason.trim() === '' && needsReason(person.amount, suggested(person))
      return (
        <div className="flex min-w-0 flex-col gap-1 md:min-w-44">
          <Input
            name="reason"
            {...REASON}
            aria-label={t('pay-reviews.reasonOf', { name: nameOf(person) })}
            aria-invalid={(isMissing && wanted.has(person.id)) || undefined}
            placeholder={t('pay-reviews.reason')}
            value={person.reason}
            onChange={(event) => change(person, { reason: event.target.value })}
            onKeyDown={toNext}
            onBlur={() => send(person.id)}
          />
          {isMissing && (
            <span
              className={wanted.has(person.id) ? 'text-xs text-danger' : 'text-xs text-ink-soft'}
            >
              {t('pay-reviews.reasonWanted')}
            </span>
          )}
        </div>
      )
    }
    return [
      {
        id: 'name',
        head: t('pay-reviews.person'),
        cell: (person: PartPerson) => (
          <>
            {nameOf(person)}
            <span className="block truncate text-xs font-normal text-ink-soft">
              {person.nomFonction}
            </span>
          </>
        ),
        className: 'py-2',
      },
      {
        id: 'gross',
        head: t('pay-reviews.gross'),
        unit: t(unit === 'year' ? 'pay-reviews.perYear' : 'pay-reviews.perMonth'),
        card: 'figure' as const,
        amount: true,
        cell: (person: PartPerson) => (
          <>
            {format.amount(person.gross * MONTHS[unit])}
            {person.amount ? (
              <span className="block text-xs text-ink-soft">
                → {format.amount((person.gross + person.amount) * MONTHS[unit])}
              </span>
            ) : null}
          </>
        ),
      },
      {
        id: 'place',
        head: t('pay-reviews.place'),
        card: 'line' as const,
        cell: (person: PartPerson) => (
          <Badge tone={person.place === 'low' ? 'warn' : 'neutral'}>{place(person)}</Badge>
        ),
      },
      { id: 'rating', head: t('pay-reviews.rating'), card: 'field' as const, cell: rating },
      {
        id: 'raise',
        head: t('pay-reviews.raise'),
        unit: t(`pay-reviews.unit_${unit}`),
        card: 'field' as const,
        cell: raise,
      },
      {
        id: 'reason',
        head: t('pay-reviews.reason'),
        card: 'field' as const,
        cell: reason,
        className: 'py-2',
      },
      {
        id: 'cost',
        head: t('pay-reviews.cost'),
        unit: t('pay-reviews.perYear'),
        card: 'figure' as const,
        amount: true,
        cell: ({ cost }: PartPerson) =>
          cost ? (
            <>
              {format.amount(cost.after, 0)}
              {cost.after !== cost.before && (
                <span className="block text-xs text-ink-soft">
                  {format.difference(cost.after - cost.before, 0)}
                </span>
              )}
            </>
          ) : (
            '–'
          ),
      },
      {
        id: 'letter',
        head: t('pay-reviews.letter'),
        card: 'line' as const,
        cell: (person: PartPerson) =>
          person.hasLetter && <LetterLink reviewId={reviewId} person={person} />,
      },
    ]
  }, [t, format, reviewId, canWrite, unit, change, send, wanted])
}

function LetterLink({ reviewId, person }: { reviewId: string; person: PartPerson }) {
  const t = useT()
  const file = useFileOrToast(reviewLetter(reviewId, person.id))
  return (
    <Button asChild variant="ghost" size="sm">
      <FileLink
        file={file}
        icon={FileText}
        aria-label={t('pay-reviews.letterOf', { name: nameOf(person) })}
      >
        {t('pay-reviews.letter')}
      </FileLink>
    </Button>
  )
}
