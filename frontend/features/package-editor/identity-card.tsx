import { memo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Card } from '@/components/ui/card'
import { DateInput } from '@/components/ui/date-input'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import { useEditor } from './editor-context.tsx'
import { EditorSection } from './editor-section.tsx'
import { useSections } from './sections-context.ts'

/** What the package is called, and the day whose law applies. On a phone the heading says the first: it folds. */
export const IdentityCard = memo(function IdentityCard() {
  const t = useT()
  const { errorAt } = useEditor()
  const { wide } = useSections()
  if (wide)
    return (
      <Card className="p-4 sm:p-6">
        <Fields />
      </Card>
    )
  return (
    <EditorSection
      id="identity"
      title={t('editor.identity')}
      aside={<LawDay />}
      openWhenWide
      forceOpen={[errorAt('nomFonction'), errorAt('date')].some((error) => error !== null)}
    >
      <Fields />
    </EditorSection>
  )
})

function LawDay() {
  const format = useFormat()
  const date = useWatch({ control: useEditor().form.control, name: 'date' })
  return date && <span className="text-xs">{format.day(date)}</span>
}

function Fields() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const { control } = form
  return (
    <div className="grid gap-4 sm:grid-cols-2">
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
    </div>
  )
}
