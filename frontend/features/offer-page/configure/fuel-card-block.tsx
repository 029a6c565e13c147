import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { Fields } from '../offer.ts'
import { Ahead, slideWays } from './ahead.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { slide, switchSlider, type Changes } from './choices.ts'
import { RangeField } from './range-field.tsx'

/** EUR a month. */
const STEP = 5

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
  // The least that can be chosen is no zero: at 0 there is no card.
  const least = Math.max(min, Math.min(max, STEP))
  return (
    <ChoiceBlock
      choice="carteEssence"
      fields={fields}
      onToggle={(on) => change(switchSlider('carteEssence', on, value > 0 ? value : least))}
    >
      {max > min && (
        <>
          <RangeField
            label={t('candidate.amount')}
            value={value}
            min={min}
            max={max}
            step={STEP}
            text={perMonth(value)}
            ends={[format.euros(min, 0), format.euros(max, 0)]}
            onChange={(amount) => change(slide('carteEssence', amount))}
          />
          <Ahead
            fields={fields}
            ways={slideWays('carteEssence', { value, step: STEP, min: least, max }, perMonth)}
          />
        </>
      )}
      {max <= min && <p className="text-ink-soft">{perMonth(value)}</p>}
    </ChoiceBlock>
  )
}
