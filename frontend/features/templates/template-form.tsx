import { useMemo, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { useSaveTemplate } from '@/api/templates'
import type { Language, Template } from '@/api/types'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { newId } from '@/lib/new-id'
import { useLocale, useT } from '@/lib/use-t'
import { MarkupInput } from '@/components/app/markup-input'
import { parseMarkup, writeMarkup } from '@/lib/template-markup'
import { TemplatePreview } from './template-preview.tsx'

interface Fields {
  name: string
  language: Language
  kind: Template['kind']
  text: string
}

interface TemplateFormProps {
  /** Null for a new one. */
  template: Template | null
  /** What it may be for. */
  kinds: readonly Template['kind'][]
  canWrite: boolean
  onSaved: (template: Template) => void
}

/** A template's name, language and text, with what becomes of it beside. */
export function TemplateForm({ template, kinds, canWrite, onSaved }: TemplateFormProps) {
  const t = useT()
  const locale = useLocale()
  const save = useSaveTemplate()
  const [id] = useState(() => template?.id ?? newId())
  const { register, control, handleSubmit, formState, watch } = useForm<Fields>({
    defaultValues: {
      name: template?.name ?? '',
      language: template?.language ?? locale,
      kind: template?.kind ?? kinds[0],
      text: template ? writeMarkup(template.body) : '',
    },
  })
  const { errors, isDirty } = formState
  const text = watch('text')
  const parsed = useMemo(() => parseMarkup(text), [text])

  const submit = handleSubmit(({ text: _text, ...draft }) =>
    save.mutate(
      { id, version: template?.version, ...draft, body: parsed.blocks },
      {
        onSuccess: (saved) => {
          toast(t('templates.saved'))
          onSaved(saved)
        },
      }
    )
  )

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!canWrite} className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="flex min-w-0 flex-col gap-4 p-4 sm:p-6">
          <Field label={t('templates.name')} error={errors.name?.message}>
            {(field) => (
              <Input
                {...field}
                maxLength={200}
                {...register('name', {
                  validate: (value) => value.trim() !== '' || t('templates.nameRequired'),
                })}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Controller
              control={control}
              name="kind"
              render={({ field: { value, onChange } }) => (
                <Field label={t('templates.kind')}>
                  {(field) => (
                    <Select
                      {...field}
                      disabled={!canWrite}
                      value={value}
                      onValueChange={onChange}
                      options={kinds.map((kind) => ({
                        value: kind,
                        label: t(`templates.kind_${kind}`),
                      }))}
                    />
                  )}
                </Field>
              )}
            />
            <Controller
              control={control}
              name="language"
              render={({ field: { value, onChange } }) => (
                <LanguageField label={t('templates.language')} value={value} onChange={onChange} />
              )}
            />
          </div>
          <Controller
            control={control}
            name="text"
            rules={{
              validate: (value) => {
                const { unknown } = parseMarkup(value)
                const [name] = unknown
                return name === undefined || t('templates.unknownVariable', { name: `{{${name}}}` })
              },
            }}
            render={({ field: { value, onChange } }) => (
              <MarkupInput value={value} onChange={onChange} error={errors.text?.message} />
            )}
          />
          <ProblemNotice error={save.error} />
          {canWrite && (
            <div className="flex justify-end">
              <Button
                type="submit"
                variant="primary"
                busy={save.isPending}
                disabled={template !== null && !isDirty}
              >
                {t('templates.save')}
              </Button>
            </div>
          )}
        </Card>
        <TemplatePreview blocks={parsed.blocks} />
      </fieldset>
    </form>
  )
}
