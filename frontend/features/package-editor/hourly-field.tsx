import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { useFigures } from './figures-context.tsx'

const DECIMALS = 4

/** The wage of an hour, four decimals. Typing in it makes it the figure that stays. */
export function HourlyField() {
  const t = useT()
  const format = useFormat()
  const { form } = useEditor()
  const { hourly, pinError } = useFigures()
  const pin = useWatch({ control: form.control, name: 'pin' })
  const [typed, setTyped] = useState<string | null>(null)
  const isPinned = pin.figure === 'hourly'
  const value = isPinned ? pin.amount : hourly

  function change(text: string) {
    setTyped(text)
    const amount = text.trim() === '' ? null : hourlyOf(text)
    if (amount !== undefined) form.setValue('pin', { figure: 'hourly', period: 'month', amount })
  }

  return (
    <Field
      label={t('editor.salaireBrutHoraire')}
      hint={t('editor.hourlyHint')}
      error={
        typed !== null && typed.trim() !== '' && hourlyOf(typed) === undefined
          ? t('common.amountUnreadable')
          : isPinned
            ? pinError
            : null
      }
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <Input
            {...control}
            className="amount w-32"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? (value === null ? '' : format.amount(value, DECIMALS))}
            onChange={(event) => change(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={() => setTyped(null)}
          />
          <span className="text-sm text-ink-soft">{t('fields.unit_hour')}</span>
        </div>
      )}
    </Field>
  )
}

/** `17,2345` or `17.2345`; four decimals at most. */
function hourlyOf(text: string): number | undefined {
  const match = /^(\d{1,6})(?:[.,](\d{0,4}))?$/.exec(text.replace(/[\s\u00a0\u202f€]/g, ''))
  return match ? Number(`${match[1]}.${match[2] || '0'}`) : undefined
}
