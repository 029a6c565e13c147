import { useEffect, useState } from 'react'
import { toast } from 'sonner'
import { putRewardStatementGroupsId } from '#client/bounds'
import { useCompanyDocuments } from '@/api/company-documents'
import { useUpdateGroup, type Audience, type RewardGroup } from '@/api/rewards'
import type { Language, TemplateBlock } from '@/api/types'
import { ChecksField } from '@/components/form/checks-field'
import { DayField } from '@/components/form/day-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { RichTextField } from '@/components/form/rich-text-field'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { Tabs } from '@/components/ui/tabs'
import { fittingBlocks } from '@/lib/fitting-blocks'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'
import { AudienceField } from './audience-field.tsx'

/** The text of a statement is a letter, as that of an offer. */
const LETTER = 'OFFER_TEXT'

interface Fields {
  name: string
  statementDateStr: string
  showVariableRemunerations: boolean
  showPreviousContracts: boolean
  texts: Record<Language, TemplateBlock[]>
  audience: Audience | null
  companyDocumentIds: string[]
}

interface GroupFormProps {
  group: RewardGroup
  canWrite: boolean
  /** Told whether something is typed and not saved. */
  onDirty: (dirty: boolean) => void
}

/** What a round says: its name and day, whom it is for, what it shows, its letter in each language, its documents. */
export function GroupForm({ group, canWrite, onDirty }: GroupFormProps) {
  const t = useT()
  const save = useUpdateGroup(group.id)
  const isDraft = group.status === 'DRAFT'
  const form = useBoundForm({
    bounds: putRewardStatementGroupsId,
    defaultValues: fieldsOf(group),
    body: ({ texts, statementDateStr, audience, ...fields }: Fields) => ({
      ...fields,
      // Once it is published they are fixed.
      ...(isDraft && { statementDateStr, audience }),
      texts: {
        fr: fittingBlocks(texts.fr, LETTER),
        nl: fittingBlocks(texts.nl, LETTER),
        en: fittingBlocks(texts.en, LETTER),
      } as never,
      version: group.version,
    }),
    send: (body) => save.mutateAsync(body),
    onSaved: (saved, { reset }) => {
      reset(fieldsOf(saved))
      toast(t('reward-statements.saved'))
    },
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <Form form={form}>
      <fieldset disabled={!canWrite} className="flex min-w-0 flex-col gap-6">
        {group.status === 'PUBLISHED' && canWrite && (
          <Notice>{t('reward-statements.retextNotice')}</Notice>
        )}
        <SectionCard title={t('reward-statements.round')}>
          <div className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                form={form}
                name="name"
                label={t('reward-statements.name')}
                autoComplete="off"
                disabled={!canWrite}
              />
              <DayField
                form={form}
                name="statementDateStr"
                label={t('reward-statements.date')}
                hint={t('reward-statements.dateHint')}
                disabled={!canWrite || !isDraft}
              />
            </div>
            <AudienceField
              value={form.watch('audience') as Audience | null}
              onChange={(audience) =>
                form.setValue('audience', audience as never, { shouldDirty: true })
              }
              disabled={!canWrite || !isDraft}
            />
          </div>
        </SectionCard>
        <SectionCard title={t('reward-statements.shows')}>
          <div className="flex flex-col gap-1">
            <SwitchField
              form={form}
              name="showVariableRemunerations"
              label={t('reward-statements.showVariable')}
              hint={t('reward-statements.showVariableHint')}
              disabled={!canWrite}
            />
            <SwitchField
              form={form}
              name="showPreviousContracts"
              label={t('reward-statements.showPrevious')}
              hint={t('reward-statements.showPreviousHint')}
              disabled={!canWrite}
            />
          </div>
        </SectionCard>
        <SectionCard title={t('reward-statements.letter')}>
          <Letters form={form} disabled={!canWrite} />
        </SectionCard>
        <Documents form={form} />
        {canWrite && (
          <FormButtons form={form} disabled={!isDirty}>
            {t('reward-statements.save')}
          </FormButtons>
        )}
      </fieldset>
    </Form>
  )
}

type GroupFormState = Parameters<typeof ChecksField<Fields, string>>[0]['form']

/** The letter in one language at a time. */
function Letters({ form, disabled }: { form: GroupFormState; disabled: boolean }) {
  const t = useT()
  const locale = useLocale()
  const [language, setLanguage] = useState<Language>(locale)
  const name = `texts.${language}` as const
  return (
    <Tabs
      label={t('reward-statements.letterLanguage')}
      value={language}
      onValueChange={setLanguage}
      options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    >
      <div className="flex flex-col gap-2 pt-4">
        <RichTextField
          key={language}
          form={form}
          name={name}
          label={t('reward-statements.letter')}
          kind={LETTER}
          language={language}
          disabled={disabled}
        />
        <p className="text-xs text-ink-soft">{t('reward-statements.letterHint')}</p>
      </div>
    </Tabs>
  )
}

/** Documents of the company that hang on every statement of the round. */
function Documents({ form }: { form: GroupFormState }) {
  const t = useT()
  const documents = useCompanyDocuments().data
  if (!documents) return null
  return (
    <SectionCard title={t('reward-statements.documents')}>
      {documents.length === 0 ? (
        <p className="text-ink-soft">{t('reward-statements.noDocuments')}</p>
      ) : (
        <ChecksField
          form={form}
          name="companyDocumentIds"
          label={t('reward-statements.documentsLabel')}
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </SectionCard>
  )
}

function fieldsOf(group: RewardGroup): Fields {
  const text = (language: Language) => (group.texts[language] ?? []) as TemplateBlock[]
  return {
    name: group.name,
    statementDateStr: group.statementDateStr,
    showVariableRemunerations: group.showVariableRemunerations,
    showPreviousContracts: group.showPreviousContracts,
    texts: { fr: text('fr'), nl: text('nl'), en: text('en') },
    audience: group.audience,
    companyDocumentIds: group.companyDocuments.map(({ id }) => id),
  }
}
