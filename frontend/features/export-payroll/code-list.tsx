import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { SENDS, UNCODED } from '#modules/payroll/pure'
import { usePayrollElements } from '@/api/payroll-profiles'
import { ChoiceField } from '@/components/form/choice-field'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { Field } from '@/components/ui/field'
import { useFactWords } from '@/lib/pay/use-fact-words'
import { useT } from '@/lib/use-t'
import type { PartProps } from './profile-editor.tsx'

/** What hours of a month are told as; they are no fields of anybody. */
const OF_TIME = ['plannedTime', 'publicHoliday']

/** What payroll calls the elements, and how often each is told. */
export function CodeList({ form, layout }: PartProps) {
  const t = useT()
  const { label } = useFactWords()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'layout.codes' })
  const known = usePayrollElements().data ?? []
  const [added, setAdded] = useState('')
  const isTime = layout.content === 'PLANNED_TIME'
  const taken = new Set(layout.codes.map(({ element }) => element))
  const options = (isTime ? OF_TIME : known)
    .filter((element) => !taken.has(element))
    .map((element) => ({ value: element, label: label(element) }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">{t('payroll-profiles.codesText')}</p>
      <ul aria-label={t('payroll-profiles.codes')} className="flex flex-col divide-y divide-line">
        {fields.map(({ id }, at) => {
          const element = layout.codes[at]?.element ?? ''
          const name = label(element)
          return (
            <li key={id} className="grid items-end gap-3 py-3 sm:grid-cols-[1fr_10rem_12rem_auto]">
              <div className="min-w-0 self-center">
                <p className="font-medium break-words">{name}</p>
                <p className="font-mono text-xs break-all text-ink-soft">{element}</p>
              </div>
              <TextField
                form={form}
                name={`layout.codes.${at}.code`}
                label={t('payroll-profiles.code')}
                autoComplete="off"
              />
              <ChoiceField
                form={form}
                name={`layout.codes.${at}.send`}
                label={t('payroll-profiles.send')}
                options={SENDS.filter((value) => !isTime || value !== 'MONTHLY').map((value) => ({
                  value,
                  label: t(`payroll-profiles.send_${value}`),
                }))}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('payroll-profiles.removeCode', { name })}
                onClick={() => remove(at)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          )
        })}
      </ul>
      {options.length > 0 && (
        <Field label={t('payroll-profiles.addCode')} className="mt-3 sm:max-w-sm">
          {(control) => (
            <Combobox
              {...control}
              value={added}
              onValueChange={(element) => {
                append({ element, code: '', send: 'ONCE' })
                setAdded('')
              }}
              options={options}
              searchLabel={t('payroll-profiles.searchElement')}
              emptyLabel={t('payroll-profiles.noElement')}
            />
          )}
        </Field>
      )}
      <ChoiceField
        form={form}
        className="mt-4 sm:max-w-sm"
        name="layout.uncoded"
        label={t('payroll-profiles.uncoded')}
        hint={t('payroll-profiles.uncodedHint')}
        options={UNCODED.map((value) => ({ value, label: t(`payroll-profiles.uncoded_${value}`) }))}
      />
    </>
  )
}
