import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Fields } from '../offer.ts'
import { ChoiceBlock } from './choice-block.tsx'
import { CARD_STEP, leastCard, type Changes } from './choices.ts'
import { SliderChoice } from './slider-choice.tsx'

/** A card for fuel or charging: as much a month as the candidate wants, between two ends. */
export function FuelCardBlock({
  fields,
  change,
}: {
  fields: Fields
  change: (changes: Changes) => void
}) {
  const t = useT()
  const format = useFormat()
  const min = fields.carteEssenceMin ?? 0
  const max = fields.carteEssenceMax ?? fields.carteEssence ?? 0
  const value = fields.carteEssence ?? min
  const euros = (amount: number) => format.euros(amount, 0)
  const perMonth = (amount: number) => t('contents.value_month', { amount: euros(amount) })
  return (
    <ChoiceBlock choice="carteEssence" fields={fields} change={change}>
      {max > min ? (
        <SliderChoice
          benefit="carteEssence"
          fields={fields}
          change={change}
          label={t('candidate.amount')}
          value={value}
          min={min}
          least={leastCard(fields)}
          max={max}
          step={CARD_STEP}
          textOf={perMonth}
          endOf={euros}
        />
      ) : (
        <p className="text-ink-soft">{perMonth(value)}</p>
      )}
    </ChoiceBlock>
  )
}
