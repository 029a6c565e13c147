import { ArrowRight, Plus } from 'lucide-react'
import type { Offer } from '@/api/offers'
import { SectionCard } from '@/components/ui/card'
import { useContentValue } from '@/lib/pay/use-content-words'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { SITUATION_NAMES, useSituationValue } from './situation-words.ts'
import { situationOf } from './event-details.ts'

/** What the candidate did to the offer, as a difference: what they chose, what they told, what it does to pay. */
export function ChosenCard({ offer }: { offer: Offer }) {
  const t = useT()
  const format = useFormat()
  const valueOf = useContentValue()
  const told = useSituationValue()
  const { chosen } = offer
  const situation = situationOf(offer.events)
  if (!chosen && situation.length === 0) return null
  const figures = chosen ? (['salaireBrut', 'salaireNet'] as const) : []
  return (
    <SectionCard title={t('offers.chosen')}>
      {chosen && (
        <ul aria-label={t('offers.chosen')} className="flex flex-col gap-2">
          {chosen.benefits.map(({ name, description, value, unit }) => (
            <li key={`${name}${description}`} className="flex items-start gap-2">
              <Plus className="mt-0.5 size-4 shrink-0 text-ink-soft" aria-hidden />
              <span className="min-w-0 grow wrap-anywhere">
                {description ?? t(`fields.${name}`)}
                {description && (
                  <span className="block text-xs text-ink-soft">{t(`fields.${name}`)}</span>
                )}
              </span>
              <span className="shrink-0 tabular-nums">
                {valueOf({ name, value: value ?? undefined, unit } as never)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-4 flex flex-col gap-1.5 first:mt-0">
        {figures.map((figure) => (
          <Change
            key={figure}
            name={t(`offers.chosen_${figure}`)}
            from={format.euros(chosen![figure].from)}
            to={format.euros(chosen![figure].to)}
          />
        ))}
        {situation.map(({ field, from, to }) => (
          <Change
            key={field}
            name={t(SITUATION_NAMES[field])}
            from={told(field, from)}
            to={told(field, to)}
          />
        ))}
      </dl>
    </SectionCard>
  )
}

function Change({ name, from, to }: { name: string; from: string; to: string }) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="flex items-center gap-1.5 tabular-nums">
        <span className="text-ink-soft">{from}</span>
        <ArrowRight className="size-3.5 shrink-0" aria-hidden />
        <span className="sr-only">{t('offers.becomes')}</span>
        <span className="font-medium">{to}</span>
      </dd>
    </div>
  )
}
