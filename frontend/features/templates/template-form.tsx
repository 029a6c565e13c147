import { useDeferredValue, useState } from 'react'
import { toast } from 'sonner'
import { postDocumentTemplates } from '#client/bounds'
import { unknownVariables } from '#modules/templates/domain/template_body'
import { CONTRACT_KINDS } from '@/api/contracts'
import { useSaveTemplate } from '@/api/templates'
import type { ContractKind, Language, Template, TemplateBlock, WordText } from '@/api/types'
import { ChecksField } from '@/components/form/checks-field'
import { ChoiceField, LanguageChoice } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { RichTextField } from '@/components/form/rich-text-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Card } from '@/components/ui/card'
import { newId } from '@/lib/new-id'
import { useLocale, useT } from '@/lib/use-t'
import { fittingBlocks } from '@/lib/fitting-blocks'
import { ImportWord } from './import-word.tsx'
import { LawyerReading } from './lawyer-reading.tsx'
import { TemplatePreview } from './template-preview.tsx'

interface Fields {
  name: string
  language: Language
  kind: Template['kind']
  contractKinds: ContractKind[]
  body: TemplateBlock[]
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
  const form = useBoundForm({
    bounds: postDocumentTemplates,
    defaultValues: {
      name: template?.name ?? '',
      language: template?.language ?? locale,
      kind: template?.kind ?? kinds[0],
      contractKinds: template?.contractKinds ?? [],
      body: template?.body ?? [],
    } as Fields,
    body: ({ body, contractKinds, ...facts }) => ({
      ...facts,
      contractKinds: facts.kind === 'CONTRACT' ? contractKinds : [],
      body: fittingBlocks(body, facts.kind),
    }),
    check: ({ body }) => {
      const [name] = unknownVariables(body)
      return {
        body: name !== undefined && t('templates.unknownVariable', { name: `{{${name}}}` }),
      }
    },
    send: (draft) => save.mutateAsync({ id, version: template?.version, ...draft }),
    onSaved: (saved) => {
      toast(t('templates.saved'))
      onSaved(saved)
    },
  })
  /** How many files were read: each begins the text anew. */
  const [imports, setImports] = useState(0)
  function take({ blocks }: WordText) {
    form.setValue('body', blocks, { shouldDirty: true })
    setImports(imports + 1)
  }
  const [kind, language, body] = form.watch(['kind', 'language', 'body'])
  // The preview comes after what is typed.
  const blocks = useDeferredValue(body)

  return (
    <Form form={form}>
      <fieldset disabled={!canWrite} className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="flex min-w-0 flex-col gap-4 p-4 sm:p-6">
          {template && (
            <LawyerReading
              template={template}
              isChanged={form.formState.isDirty}
              canWrite={canWrite}
            />
          )}
          <TextField
            form={form}
            name="name"
            label={t('templates.name')}
            autoComplete="off"
            says={{ required: t('templates.nameRequired') }}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <ChoiceField
              form={form}
              name="kind"
              label={t('templates.kind')}
              disabled={!canWrite}
              options={kinds.map((kind) => ({
                value: kind,
                label: t(`templates.kind_${kind}`),
              }))}
            />
            <LanguageChoice
              form={form}
              name="language"
              label={t('templates.language')}
              disabled={!canWrite}
            />
          </div>
          {kind === 'CONTRACT' && (
            <ChecksField
              form={form}
              name="contractKinds"
              label={t('templates.contractKinds')}
              hint={t('templates.contractKindsHint')}
              options={CONTRACT_KINDS.map((value) => ({
                value,
                label: t(`contracts.kind_${value}`),
              }))}
            />
          )}
          {template === null && <ImportWord onRead={take} />}
          <RichTextField
            key={imports}
            asksFields={imports > 0}
            form={form}
            name="body"
            label={t('templates.text')}
            kind={kind}
            language={language}
            disabled={!canWrite}
          />
          {canWrite && (
            <FormButtons form={form} disabled={template !== null && !form.formState.isDirty}>
              {t('templates.save')}
            </FormButtons>
          )}
        </Card>
        <TemplatePreview blocks={fittingBlocks(blocks, kind)} />
      </fieldset>
    </Form>
  )
}
