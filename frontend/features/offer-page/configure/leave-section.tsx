import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'
import { ChoiceBlock } from './choice-block.tsx'
import { isChosen, isOffered } from './choices.ts'
import { SliderChoice } from './slider-choice.tsx'
import type { Configurator } from './use-configurator.ts'

/** Days a year that the law gives for a full year at full time. */
const LEGAL_DAYS = 20
/** Days worked in a week. */
const WEEK = 5

/** More days off than the law gives. */
export function LeaveSection({ configurator: { fields, change } }: { configurator: Configurator }) {
  const t = useT()
  if (!isOffered(fields, 'joursConge')) return null
  const days = isChosen(fields, 'joursConge') ? (fields.joursConge ?? 0) : 0
  return (
    <SectionCard title={t('choices.leave')}>
      <div>
        <ChoiceBlock choice="joursConge" fields={fields} always>
          <SliderChoice
            benefit="joursConge"
            fields={fields}
            change={change}
            label={t('choices.leaveDays')}
            value={days}
            max={fields.maxJoursConge ?? 0}
            textOf={(count) => t('choices.days', { count })}
            hint={
              <>
                {days > 0 && days % WEEK === 0 && `${t('choices.weeks', { weeks: days / WEEK })} `}
                {t('choices.leaveHint', { days: LEGAL_DAYS })}
              </>
            }
          />
        </ChoiceBlock>
      </div>
    </SectionCard>
  )
}
