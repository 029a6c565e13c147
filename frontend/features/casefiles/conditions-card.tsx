import { useEffect, useState } from 'react'
import { useUpdateCasefile, type Casefile, type CasefileChange } from '@/api/casefiles'
import { LanguageField } from '@/components/app/language-field'
import { SectionCard } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useToastRefusal } from './use-toast-refusal.ts'

/** Until when it is signed, in which language its people are written to, and with which words. */
export function ConditionsCard({ casefile, editable }: { casefile: Casefile; editable: boolean }) {
  const t = useT()
  const format = useFormat()
  const update = useUpdateCasefile(casefile)
  const onError = useToastRefusal()
  const { lastDayStr, language } = casefile
  const save = (change: CasefileChange) => update.mutate(change, { onError })
  if (!editable)
    return (
      <SectionCard title={t('documents.conditions')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{t('documents.lastDay')}</dt>
          <dd>{lastDayStr ? format.day(lastDayStr, 'medium') : t('documents.noLastDay')}</dd>
          <dt className="text-ink-soft">{t('documents.language')}</dt>
          <dd>{LANGUAGE_NAMES[language]}</dd>
        </dl>
      </SectionCard>
    )
  return (
    <SectionCard title={t('documents.conditions')}>
      <div className="flex flex-col gap-4">
        <LastDay value={lastDayStr ?? ''} onSave={(day) => save({ lastDayStr: day || null })} />
        <LanguageField
          label={t('documents.language')}
          value={language}
          onChange={(next) => save({ language: next })}
        />
      </div>
    </SectionCard>
  )
}

interface SavedProps {
  value: string
  onSave: (value: string) => void
}

/** A day is saved when its field is left, or picked from the calendar. */
function LastDay({ value, onSave }: SavedProps) {
  const t = useT()
  const [day, setDay] = useState(value)
  useEffect(() => setDay(value), [value])
  return (
    <Field label={t('documents.lastDay')} hint={t('documents.lastDayHint')}>
      {(control) => (
        <DateInput
          {...control}
          label={t('documents.lastDay')}
          value={day}
          onValueChange={setDay}
          onBlur={() => day !== value && onSave(day)}
        />
      )}
    </Field>
  )
}
