import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Fields } from '../offer.ts'
import { Ahead } from './ahead.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { CARD_STEP, leastCard, slide, toggleChoice, type Changes } from './choices.ts'
import { RangeField } from './range-field.tsx'
import { slideWays } from './ways.ts'

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
  const perMonth = (amount: number) =>
    t('contents.value_month', { amount: format.euros(amount, 0) })
  const least = leastCard(fields)
  return (
    <ChoiceBlock
      choice="carteEssence"
      fields={fields}
      onToggle={(on) => change(toggleChoice(fields, 'carteEssence', on))}
    >
      {max > min ? (
        <>
          <RangeField
            label={t('candidate.amount')}
            value={value}
            min={min}
            max={max}
            step={CARD_STEP}
            text={perMonth(value)}
            ends={[format.euros(min, 0), format.euros(max, 0)]}
            onChange={(amount) => change(slide('carteEssence', amount))}
          />
          <Ahead
            fields={fields}
            ways={slideWays('carteEssence', { value, step: CARD_STEP, min: least, max }, perMonth)}
          />
        </>
      ) : (
        <p className="text-ink-soft">{perMonth(value)}</p>
      )}
    </ChoiceBlock>
  )
}
