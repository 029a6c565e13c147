import { useEffect, useId, useState } from 'react'
import { ArrowLeftRight, X } from 'lucide-react'
import { SearchField } from '@/components/app/search-field'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Select } from '@/components/ui/select'
import { daysAfter, today } from '#modules/shared/values/days'
import { useT } from '@/lib/use-t'
import { SUBJECT_IDS } from './law-book.ts'
import type { LawChange, LawView } from './use-law-address.ts'
import { useLawText } from '@/components/pay/use-law-text'

const ALL = 'all'
const YEAR_DAYS = 365

interface LawToolbarProps {
  view: LawView
  onChange: (change: LawChange) => void
}

/** What one looks for, in which subject, and on which day or days. */
export function LawToolbar({ view, onChange }: LawToolbarProps) {
  const t = useT()
  const { subject } = useLawText()
  const id = useId()
  return (
    <div role="search" aria-label={t('law.find')} className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField
        label={t('law.search')}
        className="w-full sm:w-64"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label={t('law.subject')}
        className="w-full sm:w-64"
        value={view.subject ?? ALL}
        onValueChange={(value) => onChange({ subject: value === ALL ? null : value })}
        options={[
          { value: ALL, label: t('law.allSubjects') },
          ...SUBJECT_IDS.map((value) => ({ value, label: subject(value) })),
        ]}
      />
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor={`${id}-on`} className="flex flex-col gap-1 text-xs text-ink-soft">
          {t(view.other === null ? 'law.on' : 'law.from')}
          <DayBox
            id={`${id}-on`}
            label={t(view.other === null ? 'law.on' : 'law.from')}
            value={view.day}
            onDay={(day) => onChange({ day: day === today() ? '' : day })}
          />
        </label>
        {view.other !== null && (
          <label htmlFor={`${id}-with`} className="flex flex-col gap-1 text-xs text-ink-soft">
            {t('law.to')}
            <DayBox
              id={`${id}-with`}
              label={t('law.to')}
              value={view.other}
              onDay={(other) => onChange({ other })}
            />
          </label>
        )}
        {view.other === null ? (
          <Button
            onClick={() => onChange({ day: daysAfter(view.day, -YEAR_DAYS), other: view.day })}
          >
            <ArrowLeftRight aria-hidden />
            {t('law.compare')}
          </Button>
        ) : (
          <Button onClick={() => onChange({ day: view.other!, other: null })}>
            <X aria-hidden />
            {t('law.stopComparing')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface DayBoxProps {
  id: string
  label: string
  value: string
  onDay: (day: string) => void
}

/** A day that exists goes on at once; what is no day yet stays in the field. */
function DayBox({ id, label, value, onDay }: DayBoxProps) {
  const [day, setDay] = useState(value)
  useEffect(() => setDay(value), [value])
  return (
    <DateInput
      id={id}
      label={label}
      className="w-36"
      value={day}
      onValueChange={(next) => {
        setDay(next)
        if (next !== '') onDay(next)
      }}
      onBlur={() => setDay(value)}
    />
  )
}
