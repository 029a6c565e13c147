import { lazy, Suspense, useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TemplateKind } from '#modules/templates/domain/template_body'
import type { Language, TemplateBlock } from '@/api/types'
import { MarkdownInput } from '@/components/rich-text/markdown-input'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { fittingBlocks } from '@/lib/fitting-blocks'
import { useT } from '@/lib/use-t'
import { useField, type FieldProps } from './bound-field.tsx'

const RichTextEditor = lazy(() => import('@/components/rich-text/rich-text-editor'))

interface RichTextFieldProps<Values extends FieldValues> extends Omit<
  FieldProps<Values, TemplateBlock[]>,
  'hint'
> {
  /** What the text is for: it says what may stand in it. */
  kind: TemplateKind
  /** Of the text. */
  language: Language
  /** Known before one submits. */
  error?: string
  asksFields?: boolean
}

/** The text of a template or of an offer, written as a letter or as Markdown; it holds blocks either way. */
export function RichTextField<Values extends FieldValues>({
  form,
  name,
  label,
  says,
  kind,
  disabled = false,
  error,
  asksFields,
  ...text
}: RichTextFieldProps<Values>) {
  const t = useT()
  const id = useId()
  const { field, error: refused } = useField<Values, TemplateBlock[]>({ form, name, says })
  const [side, setSide] = useState<'letter' | 'markdown'>('letter')
  const problem = error ?? refused
  const input = {
    ...text,
    label,
    kind,
    'value': fittingBlocks(field.value, kind),
    'onChange': field.onChange,
    'aria-describedby': problem ? `${id}-hint ${id}-error` : `${id}-hint`,
    'aria-invalid': problem ? (true as const) : undefined,
  }
  const editor = (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <RichTextEditor
        key={`${kind === 'OFFER_TEXT'}`}
        {...input}
        disabled={disabled}
        asksFields={asksFields}
      />
    </Suspense>
  )
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {disabled ? (
        editor
      ) : (
        <Tabs
          label={label}
          value={side}
          onValueChange={setSide}
          options={[
            { value: 'letter', label },
            { value: 'markdown', label: 'Markdown' },
          ]}
        >
          <div className="pt-2">{side === 'letter' ? editor : <MarkdownInput {...input} />}</div>
        </Tabs>
      )}
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {side === 'letter' ? t('templates.letterHint', { braces: '{{' }) : t('templates.textHint')}
      </p>
      {problem && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
