import { memo } from 'react'
import { Controller } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'

/** What the package is called, and the day whose law applies. */
export const IdentityCard = memo(function IdentityCard() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const { control } = form
  return (
    <Card className="grid gap-4 p-4 sm:grid-cols-2 sm:p-6">
      <Controller
        control={control}
        name="nomFonction"
        render={({ field }) => (
          <Field label={t('editor.jobTitle')} error={errorAt('nomFonction')}>
            {(fieldControl) => (
              <Input {...fieldControl} {...field} maxLength={200} autoComplete="off" />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="date"
        render={({ field }) => (
          <Field
            label={t('editor.lawDate')}
            hint={`${t('editor.lawDateHint')} ${t('common.dateHint')}`}
            error={field.value === '' ? t('common.dateUnreadable') : errorAt('date')}
          >
            {(fieldControl) => (
              <DateInput
                {...fieldControl}
                label={t('editor.lawDate')}
                name={field.name}
                ref={field.ref}
                value={field.value}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          </Field>
        )}
      />
    </Card>
  )
})
