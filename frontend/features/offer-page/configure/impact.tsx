import { useId, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { DifferenceBadge } from '@/components/pay/difference-badge'
import { Card } from '@/components/ui/card'
import { cn } from '@/lib/cn'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useGain } from '../included.tsx'
import { decimalsOf, type Choice, type Fields } from '../offer.ts'
import { CHOICES, isChosen, isCompulsory, isOffered } from './choices.ts'
import { useOffer } from './offer-context.ts'
import type { Configurator, Figures } from './use-configurator.ts'

/** The figures that are compared, as they are read. */
export const IMPACT_ROWS = [
  { key: 'gross', unit: 'perMonth', read: month('salaireBrut') },
  { key: 'net', unit: 'perMonth', read: month('salaireNet') },
  { key: 'netWithBenefits', unit: 'perMonth', read: month('remunerationMensuelle') },
  {
    key: 'annual',
    unit: 'perYear',
    read: ({ remuneration }: Figures) => remuneration.remunerationAnnuelle.remunerationAnnuelle,
  },
] as const

interface ImpactProps {
  configurator: Configurator
  onRemove: (choice: Choice) => void
  /** The button that goes on. */
  children: ReactNode
}

/** What the choices do to the pay: the package with nothing chosen, and with what is chosen. */
export function Impact({ configurator, onRemove, children }: ImpactProps) {
  const t = useT()
  const format = useFormat()
  const { base, figures, fields, tooLow, minimum, missing } = configurator
  const amountRows = IMPACT_ROWS.filter(
    ({ key, read }) =>
      key !== 'netWithBenefits' ||
      [base, figures].some((each) => read(each) !== month('salaireNet')(each))
  )
  return (
    <Card
      id="impact"
      className={cn('flex flex-col gap-5 p-4 sm:p-6', tooLow && 'border-danger bg-danger-soft')}
    >
      <h2 className="text-base font-semibold">{t('choices.impact')}</h2>
      <table className="w-full border-collapse text-sm" aria-live="polite">
        <caption className="sr-only">{t('choices.impact')}</caption>
        <thead>
          <tr className="text-xs text-ink-soft">
            <th scope="col">
              <span className="sr-only">{t('candidate.figure')}</span>
            </th>
            <th scope="col" className="pb-2 pl-2 text-right font-medium">
              {t('candidate.base')}
            </th>
            <th scope="col" className="pb-2 pl-2 text-right font-medium">
              {t('candidate.withChoices')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {amountRows.map(({ key, unit, read }) => (
            <tr key={key}>
              <th scope="row" className="py-2 text-left align-top font-normal text-ink-soft">
                {t(`candidate.figure_${key}`)}
                <span className="block text-xs">{t(`candidate.${unit}`)}</span>
              </th>
              <Amount value={read(base)} className="text-ink-soft" />
              <Amount
                value={read(figures)}
                className={cn('font-semibold', tooLow && key === 'gross' && 'text-danger')}
                difference={read(figures) - read(base)}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {minimum !== null && (
        <p className={cn('text-sm', tooLow ? 'text-danger' : 'text-ink-soft')}>
          {t('candidate.minimum', { amount: format.euros(minimum, decimalsOf(minimum)) })}
        </p>
      )}
      {tooLow && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t('choices.tooLow')}
        </p>
      )}
      <Chosen fields={fields} onRemove={onRemove} />
      {missing.length > 0 && (
        <div role="status" className="text-sm">
          <p className="font-medium">{t('choices.missing')}</p>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((key) => (
              <li key={key}>
                {key === 'extensionAssurance' && isChosen(fields, key)
                  ? t('choices.validExtensions')
                  : t(`fields.${key}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Card>
  )
}

/** Whole euros; pointed at, to the cent. */
function Amount({
  value,
  difference = 0,
  className,
}: {
  value: number
  difference?: number
  className?: string
}) {
  const format = useFormat()
  return (
    <td className={cn('py-2 pl-2 text-right align-top', className)}>
      <span className="amount" title={format.euros(value)}>
        {format.euros(value, 0)}
      </span>
      {Math.abs(difference) >= 1 && (
        <span className="mt-1 flex justify-end">
          <DifferenceBadge difference={difference} />
        </span>
      )}
    </td>
  )
}

/** What is chosen, each to be taken away, but for what the employer asks. */
function Chosen({ fields, onRemove }: { fields: Fields; onRemove: (choice: Choice) => void }) {
  const t = useT()
  const gainOf = useGain(useOffer())
  const chosen = CHOICES.filter((choice) => isOffered(fields, choice) && isChosen(fields, choice))
  if (chosen.length === 0) return <p className="text-sm text-ink-soft">{t('choices.nothing')}</p>
  return (
    <div>
      <h3 className="text-sm font-medium">{t('choices.chosen')}</h3>
      <ul className="mt-1 flex flex-col">
        {chosen.map((choice) => (
          <li key={choice} className="flex min-h-9 items-center justify-between gap-2 text-sm">
            <span className="min-w-0">
              {t(`fields.${choice}`)}
              <span className="block text-xs text-ink-soft wrap-anywhere empty:hidden">
                {gainOf(fields, choice)}
              </span>
            </span>
            <RemoveButton
              name={t(`fields.${choice}`)}
              compulsory={isCompulsory(fields, choice)}
              onRemove={() => onRemove(choice)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Disabled for what is compulsory, but still reached by keyboard and finger, so that its reason can be read. */
function RemoveButton({
  name,
  compulsory,
  onRemove,
}: {
  name: string
  compulsory: boolean
  onRemove: () => void
}) {
  const t = useT()
  const id = useId()
  return (
    <span className="group relative">
      <button
        type="button"
        aria-label={t('choices.remove', { name })}
        aria-disabled={compulsory || undefined}
        aria-describedby={compulsory ? id : undefined}
        onClick={compulsory ? undefined : onRemove}
        className={cn(
          'flex size-9 items-center justify-center rounded-md text-ink-soft',
          compulsory ? 'cursor-not-allowed opacity-60' : 'hover:bg-sunken hover:text-ink'
        )}
      >
        <X className="size-4" aria-hidden />
      </button>
      {compulsory && (
        <span
          id={id}
          role="tooltip"
          className="pointer-events-none invisible absolute right-0 bottom-full z-20 w-60 rounded-md bg-ink p-2 text-xs text-page opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100"
        >
          {t('choices.compulsoryHint')}
        </span>
      )}
    </span>
  )
}

function month(key: 'salaireBrut' | 'salaireNet' | 'remunerationMensuelle') {
  return ({ remuneration }: Figures) => remuneration.remunerationMensuelle[key]
}
