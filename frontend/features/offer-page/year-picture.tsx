import { memo, useId, useMemo } from 'react'
import { Car, Sun, type LucideIcon } from 'lucide-react'
import { missingChoices, withoutFreeChoices } from '#modules/compute/pure'
import { cn } from '@/lib/cn'
import { YEAR_PARTS, yearParts, type YearPart } from '@/lib/pay/year-parts'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { leanOutcomeOf, type Outcome } from './engine.ts'
import { isFlexible, type CandidateOffer } from './offer.ts'

type Figures = Extract<Outcome, { ok: true }>['compute']
type Parts = Record<YearPart, number>

/** Hue says the group, tint the part; what goes to the State is grey and hatched. */
const COLOUR: Record<YearPart, string> = {
  net: 'bg-data-fixed',
  holiday: 'bg-data-fixed-2',
  variable: 'bg-data-variable',
  mobility: 'bg-data-benefits',
  leave: 'bg-data-benefits-2',
  insurance: 'bg-data-benefits-3',
  vouchers: 'bg-data-benefits-4',
  state:
    'bg-data-state bg-[repeating-linear-gradient(135deg,transparent_0_4px,color-mix(in_oklab,var(--ink)_10%,transparent)_4px_5px)]',
}

/** Signs of parts that may be wide, with the colour that reads on them; where there is no room they are not drawn. */
const SIGNS: Partial<Record<YearPart, { icon: LucideIcon; colour: string }>> = {
  holiday: { icon: Sun, colour: 'text-ink' },
  mobility: { icon: Car, colour: 'text-surface dark:text-ink' },
}

/** What the worker has in money: its euros tell nothing of what the employer pays for the rest. */
const IN_MONEY: readonly YearPart[] = ['net', 'holiday', 'variable', 'vouchers']

interface YearPictureProps {
  offer: CandidateOffer
  /** With the choices of this moment; those of the offer as it stands unless told. */
  figures?: Figures
  /** The package with nothing chosen, as a thin bar below. */
  base?: Figures
  /** Without its table, where one stands elsewhere. */
  bare?: boolean
}

/** The employer's year as one bar: who has how much of it. The bar is always whole, so that a choice moves value. */
export default memo(function YearPicture({ offer, figures, base, bare }: YearPictureProps) {
  const t = useT()
  const id = useId()
  const now = useMemo(() => partsOf(offer, figures), [offer, figures])
  const before = useMemo(() => (base ? yearParts(base) : null), [base])
  // A line that the law could not answer is no part of any total: the shares would be wrong.
  if (now === null || offer.gaps.length > 0) return null
  const [share, was] = [now, before ?? now].map(shareOfWorker)
  return (
    <figure aria-labelledby={id} className="flex flex-col gap-2">
      <figcaption id={id} className="text-sm">
        {t('candidate.yearShare', { share: share! })}
        {before && was !== share && (
          <span className="text-ink-soft"> {t('candidate.yearShareBase', { share: was! })}</span>
        )}
      </figcaption>
      <Strip parts={now} className="h-9" labels />
      {before && <Strip parts={before} className="h-1.5 opacity-60" />}
      {!bare && <Legend parts={now} />}
      {!bare && <Twin offer={offer} parts={now} base={before} />}
    </figure>
  )
})

/** Its order never changes, so that nothing jumps. */
export function Strip({
  parts,
  className,
  labels,
}: {
  parts: Parts
  className?: string
  labels?: boolean
}) {
  const t = useT()
  const total = totalOf(parts)
  return (
    <div aria-hidden className={cn('flex gap-0.5 overflow-hidden rounded-md', className)}>
      {YEAR_PARTS.filter((part) => parts[part] > 0).map((part) => (
        <span
          key={part}
          style={{ flexGrow: parts[part] / total }}
          className={cn(
            'flex min-w-0 basis-0 items-center overflow-hidden px-0 text-xs whitespace-nowrap transition-[flex-grow] duration-250 ease-out motion-reduce:transition-none',
            COLOUR[part]
          )}
        >
          {labels && part === 'net' && (
            <span className="truncate px-2 font-medium text-surface dark:text-page">
              {t('candidate.year_net')}
            </span>
          )}
          {labels && part === 'state' && (
            <span className="ml-auto truncate px-2 text-ink">{t('candidate.year_stateShort')}</span>
          )}
          {labels && SIGNS[part] && <Sign {...SIGNS[part]} />}
        </span>
      ))}
    </div>
  )
}

function Sign({ icon: Icon, colour }: { icon: LucideIcon; colour: string }) {
  return (
    <span className="@container w-full min-w-0">
      <Icon className={cn('mx-auto hidden size-4 @min-[1.25rem]:block', colour)} />
    </span>
  )
}

/** What the colours are that have no room for their name; the table says it to who hears. */
function Legend({ parts }: { parts: Parts }) {
  const t = useT()
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {YEAR_PARTS.filter((part) => parts[part] > 0 && part !== 'net' && part !== 'state').map(
        (part) => (
          <li key={part} className="flex items-center gap-1.5">
            <span className={cn('size-2.5 shrink-0 rounded-sm', COLOUR[part])} />
            {t(`candidate.year_${part}`)}
          </li>
        )
      )}
    </ul>
  )
}

/** The same in figures. Where the company keeps its cost to itself, what it pays to others has its name only. */
function Twin({ offer, parts, base }: { offer: CandidateOffer; parts: Parts; base: Parts | null }) {
  const t = useT()
  const format = useFormat()
  const shown = YEAR_PARTS.filter((part) => parts[part] > 0 || (base?.[part] ?? 0) > 0)
  const amount = (all: Parts, part: YearPart) =>
    offer.shows.employerCost || IN_MONEY.includes(part) ? format.euros(all[part], 0) : ''
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-medium text-ink underline underline-offset-4">
        {t('candidate.yearInFigures')}
      </summary>
      <table className="mt-1 w-full border-collapse">
        <caption className="sr-only">{t('candidate.yearCaption')}</caption>
        <thead className={base ? 'text-xs text-ink-soft' : 'sr-only'}>
          <tr>
            <th scope="col" className="text-left font-medium">
              {t('candidate.yearPart')}
            </th>
            {base && (
              <th scope="col" className="text-right font-medium">
                {t('candidate.base')}
              </th>
            )}
            <th scope="col" className="text-right font-medium">
              {t(base ? 'candidate.withChoices' : 'candidate.amount')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.map((part) => (
            <tr key={part}>
              <th scope="row" className="flex items-center gap-2 py-2 text-left font-normal">
                <span aria-hidden className={cn('size-3 shrink-0 rounded-sm', COLOUR[part])} />
                {t(`candidate.year_${part}`)}
              </th>
              {base && <td className="amount py-2 pl-2 text-ink-soft">{amount(base, part)}</td>}
              <td className="amount py-2 pl-2">{amount(parts, part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!offer.shows.employerCost && (
        <p className="mt-2 text-xs text-ink-soft">{t('candidate.yearHidden')}</p>
      )}
    </details>
  )
}

function partsOf(offer: CandidateOffer, figures?: Figures): Parts | null {
  if (figures) return yearParts(figures)
  const { coutEmployeur, remuneration } = offer.compute
  if (coutEmployeur && !isFlexible(offer)) return yearParts({ coutEmployeur, remuneration })
  const { package: fields } = offer
  const first = leanOutcomeOf(offer, fields)
  const complete = first.ok && missingChoices(fields).length === 0
  const outcome = complete ? first : leanOutcomeOf(offer, withoutFreeChoices(fields))
  return outcome.ok ? yearParts(outcome.compute) : null
}

function totalOf(parts: Parts): number {
  return YEAR_PARTS.reduce((total, part) => total + parts[part], 0)
}

/** Whole euros of a hundred. */
export function shareOfWorker(parts: Parts): number {
  return Math.round((1 - parts.state / totalOf(parts)) * 100)
}
