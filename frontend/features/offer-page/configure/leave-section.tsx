import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { Ahead } from './ahead.tsx'
import { ChoiceBlock } from './choice-block.tsx'
import { isChosen, isOffered, slide } from './choices.ts'
import { RangeField } from './range-field.tsx'
import type { Configurator } from './use-configurator.ts'
import { slideWays } from './ways.ts'

/** Days a year that the law gives for a full year at full time. */
const LEGAL_DAYS = 20
/** Days worked in a week. */
const WEEK = 5

/** More days off than the law gives. */
export function LeaveSection({ configurator: { fields, change } }: { configurator: Configurator }) {
  const t = useT()
  if (!isOffered(fields, 'joursConge')) return null
  const days = isChosen(fields, 'joursConge') ? (fields.joursConge ?? 0) : 0
  const max = fields.maxJoursConge ?? 0
  return (
    <SectionCard title={t('choices.leave')}>
      <div>
        <ChoiceBlock choice="joursConge" fields={fields} always>
          <RangeField
            label={t('choices.leaveDays')}
            value={days}
            min={0}
            max={max}
            step={1}
            text={t('choices.days', { count: days })}
            ends={['0', String(max)]}
            hint={
              <>
                {days > 0 && days % WEEK === 0 && `${t('choices.weeks', { weeks: days / WEEK })} `}
                {t('choices.leaveHint', { days: LEGAL_DAYS })}
              </>
            }
            onChange={(value) => change(slide('joursConge', value))}
          />
          <Ahead
            fields={fields}
            ways={slideWays('joursConge', { value: days, step: 1, min: 0, max }, (count) =>
              t('choices.days', { count })
            )}
          />
        </ChoiceBlock>
      </div>
    </SectionCard>
  )
}
