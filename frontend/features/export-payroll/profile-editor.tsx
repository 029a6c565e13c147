import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useWatch } from 'react-hook-form'
import { postPayrollProfiles } from '#client/bounds'
import {
  CONTENTS,
  DAY_FORMATS,
  DECIMALS,
  ENCODINGS,
  FORMATS,
  LINE_ENDS,
  SEPARATORS,
} from '#modules/payroll/pure'
import {
  useSavePayrollProfile,
  type PayrollLayout,
  type PayrollProfile,
} from '@/api/payroll-profiles'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { SwitchField } from '@/components/form/switch-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm, type BoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { newId } from '@/lib/new-id'
import { useT } from '@/lib/use-t'
import { urls } from '@/urls'
import { CodeList } from './code-list.tsx'
import { ColumnList } from './column-list.tsx'
import { Example } from './example.tsx'

export interface ProfileValues {
  name: string
  layout: PayrollLayout
}

interface ProfileEditorProps {
  /** The profile itself, or that which a new one begins as. */
  source: PayrollProfile
  isNew: boolean
}

/** How the files of one payroll provider are written; an example shows it while it is changed. */
export function ProfileEditor({ source, isNew }: ProfileEditorProps) {
  const t = useT()
  const navigate = useNavigate()
  const save = useSavePayrollProfile()
  const [id] = useState(() => (isNew ? newId() : source.id))
  const form = useBoundForm<ProfileValues, unknown>({
    bounds: postPayrollProfiles,
    defaultValues: {
      name: isNew ? t('payroll-profiles.copyOf', { name: source.name }) : source.name,
      layout: structuredClone(source.layout) as PayrollLayout,
    },
    send: (body) => save.mutateAsync({ id, version: isNew ? null : source.version, ...body }),
    onSaved: (_answer, { getValues }) => {
      toast(t('payroll-profiles.saved', { name: getValues('name') }))
      void navigate(urls.exportPayrollBy(id))
    },
  })
  const layout = useWatch({ control: form.control, name: 'layout' }) as PayrollLayout
  return (
    <Form form={form} className="gap-6">
      <SectionCard title={t('payroll-profiles.general')}>
        <General form={form} layout={layout} />
      </SectionCard>
      <SectionCard title={t('payroll-profiles.writing')}>
        <Writing form={form} layout={layout} />
      </SectionCard>
      <SectionCard title={t('payroll-profiles.columns')}>
        <ColumnList form={form} layout={layout} />
      </SectionCard>
      <SectionCard title={t('payroll-profiles.codes')}>
        <CodeList form={form} layout={layout} />
      </SectionCard>
      <SectionCard title={t('payroll-profiles.example')}>
        <Example layout={layout} />
      </SectionCard>
      <FormButtons form={form} onCancel={() => void navigate(urls.payrollProfiles)}>
        {t('payroll-profiles.save')}
      </FormButtons>
    </Form>
  )
}

export interface PartProps {
  form: BoundForm<ProfileValues>
  layout: PayrollLayout
}

/** As they are typed in a file's name. */
const PLACES = { day: '{day}', month: '{month}' }
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

function General({ form, layout }: PartProps) {
  const t = useT()
  return (
    <div className={GRID}>
      <TextField
        form={form}
        name="name"
        label={t('payroll-profiles.name')}
        autoComplete="off"
      />
      <ChoiceField
        form={form}
        name="layout.content"
        label={t('payroll-profiles.content')}
        options={CONTENTS.map((value) => ({ value, label: t(`payroll-profiles.content_${value}`) }))}
      />
      <ChoiceField
        form={form}
        name="layout.format"
        label={t('payroll-profiles.format')}
        options={FORMATS.map((value) => ({ value, label: t(`payroll-profiles.format_${value}`) }))}
      />
      <TextField
        form={form}
        name="layout.fileName"
        label={t('payroll-profiles.fileName')}
        hint={t('payroll-profiles.fileNameHint', PLACES)}
        says={{ regex: t('payroll-profiles.fileNameSigns', PLACES) }}
        autoComplete="off"
      />
      <div className="sm:col-span-2">
        <SwitchField
          form={form}
          name="layout.isToCheck"
          label={t('payroll-profiles.isToCheck')}
          hint={t('payroll-profiles.isToCheckHint')}
        />
      </div>
      {layout.content === 'PLANNED_TIME' && (
        <Notice className="sm:col-span-2 lg:col-span-3">{t('export-payroll.plannedNote')}</Notice>
      )}
    </div>
  )
}

function Writing({ form, layout }: PartProps) {
  const t = useT()
  const isText = layout.format !== 'XLSX'
  return (
    <div className={GRID}>
      {isText && (
        <ChoiceField
          form={form}
          name="layout.encoding"
          label={t('payroll-profiles.encoding')}
          hint={t('payroll-profiles.encodingHint')}
          options={ENCODINGS.map((value) => ({
            value,
            label: t(`payroll-profiles.encoding_${value}`),
          }))}
        />
      )}
      {layout.format === 'DELIMITED' && (
        <ChoiceField
          form={form}
          name="layout.separator"
          label={t('payroll-profiles.separator')}
          options={SEPARATORS.map((value, at) => ({
            value,
            label: t(`payroll-profiles.separator_${at}`),
          }))}
        />
      )}
      <ChoiceField
        form={form}
        name="layout.decimal"
        label={t('payroll-profiles.decimal')}
        options={DECIMALS.map((value, at) => ({
          value,
          label: t(`payroll-profiles.decimal_${at}`),
        }))}
      />
      <ChoiceField
        form={form}
        name="layout.days"
        label={t('payroll-profiles.days')}
        options={DAY_FORMATS.map((value) => ({ value, label: value }))}
      />
      {isText && (
        <>
          <ChoiceField
            form={form}
            name="layout.lineEnd"
            label={t('payroll-profiles.lineEnd')}
            options={LINE_ENDS.map((value) => ({
              value,
              label: t(`payroll-profiles.lineEnd_${value}`),
            }))}
          />
          <SwitchField form={form} name="layout.titles" label={t('payroll-profiles.titles')} />
        </>
      )}
      {isText && layout.encoding === 'utf-8' && (
        <SwitchField
          form={form}
          name="layout.byteOrderMark"
          label={t('payroll-profiles.byteOrderMark')}
          hint={t('payroll-profiles.byteOrderMarkHint')}
        />
      )}
    </div>
  )
}
