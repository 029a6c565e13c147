import { memo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { committeeNumber } from '@/lib/pay/committee-number'
import { useT } from '@/lib/use-t'
import { CommitteeField } from './committee-field.tsx'
import { DepartmentField } from './department-field.tsx'
import type { DraftFields } from './draft.ts'
import { useEditor } from './editor-context.tsx'
import { EditorSection } from './editor-section.tsx'
import { HiringFields } from './hiring-fields.tsx'
import { JobClassFields } from './job-class-fields.tsx'
import { ModelSettingsField } from './model-settings-field.tsx'
import { StatusField } from './status-field.tsx'

/** What an employer creates by hand; the other two categories follow from an offer or a contract. */
const OWN_CATEGORIES = ['SIMULATION', 'REFERENCE'] as const
const PACKAGE_TYPES = ['FIX', 'FLEX'] as const
const CONTRACTS = ['CDI', 'CDD', 'REMPLACEMENT', 'TRAVAIL_DETERMINE', 'INTERIM'] as const
const NONE = 'NONE'

/** The joint committee, the hours and the kind of package. Folded while they are the usual ones and nothing is refused. */
export const ContractSection = memo(function ContractSection() {
  const t = useT()
  const { form, errorAt } = useEditor()
  const { control } = form
  const category = form.getValues('packageCategory')
  const categories = (OWN_CATEGORIES as readonly string[]).includes(category)
    ? OWN_CATEGORIES
    : ([category] as const)
  return (
    <EditorSection
      id="contract"
      title={t('editor.contract')}
      aside={
        <span className="text-xs">
          <ModelLine />
        </span>
      }
      openWhenWide={!isUsual(form.getValues('package'))}
      forceOpen={OWN_FIELDS.some((path) => errorAt(path) !== null)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="packageCategory"
          render={({ field }) => (
            <Field label={t('editor.category')} error={errorAt('packageCategory')}>
              {(fieldControl) => (
                <Select
                  {...fieldControl}
                  value={field.value}
                  onValueChange={field.onChange}
                  disabled={categories.length === 1}
                  options={categories.map((value) => ({
                    value,
                    label: t(`packages.category_${value}`),
                  }))}
                />
              )}
            </Field>
          )}
        />
        <StatusField />
        <ContractTypeField />
        <CommitteeField />
        <ModelSettingsField />
        <JobClassFields />
        <HiringFields />
        <PackageTypeField />
        <DepartmentField />
        <Regime />
      </div>
    </EditorSection>
  )
})

/** What is refused here opens it. */
const OWN_FIELDS = [
  'packageCategory',
  'package.typeContrat',
  'package.regimeNumerateur',
  'package.regimeDenominateur',
  'package.computeModelConfig.commissionParitaire',
  'package.computeModelConfig.employmentType',
  'package.computeModelConfig.classe',
  'package.computeModelConfig.anciennete',
  'package.computeModelConfig.echelle',
] as const

/** Full time of an employee under CP 200, as most are here, of whom no more is said. */
function isUsual({
  computeModelConfig: { employmentType, commissionParitaire, classe },
  regimeNumerateur,
  regimeDenominateur,
  rangEngagement,
}: DraftFields): boolean {
  return (
    employmentType === 'EMPLOYE' &&
    commissionParitaire === 'BECP200' &&
    !classe &&
    regimeNumerateur === regimeDenominateur &&
    typeof rangEngagement !== 'number'
  )
}

function ModelLine() {
  const t = useT()
  const { form } = useEditor()
  const model = useWatch({ control: form.control, name: 'package.computeModelConfig' })
  const code = model.commissionParitaire ?? ''
  const number = committeeNumber(code)
  return t('editor.model', {
    committee: number === undefined ? code : t('law.committeeShort', { number }),
    type: model.employmentType,
  })
}

/** Fixed, or one in which the worker chooses. */
function PackageTypeField() {
  const t = useT()
  const { form, patch } = useEditor()
  const value = useWatch({ control: form.control, name: 'package.packageType' })
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-medium">{t('editor.packageType')}</span>
      <Segmented
        label={t('editor.packageType')}
        value={value}
        onValueChange={(packageType) => patch({ packageType })}
        className="flex w-full"
        options={PACKAGE_TYPES.map((type) => ({
          value: type,
          label: t(`editor.packageType_${type}`),
        }))}
      />
      <p className="text-xs text-ink-soft">{t(`editor.packageTypeHint_${value}`)}</p>
    </div>
  )
}

function ContractTypeField() {
  const t = useT()
  const { form, patch, errorAt } = useEditor()
  const value = useWatch({ control: form.control, name: 'package.typeContrat' })
  // What another system wrote stays a choice.
  const other = value && !(CONTRACTS as readonly string[]).includes(value) ? [value] : []
  return (
    <Field label={t('editor.contractType')} error={errorAt('package.typeContrat')}>
      {(fieldControl) => (
        <Select<string>
          {...fieldControl}
          value={value || NONE}
          onValueChange={(next) => patch({ typeContrat: next === NONE ? null : next })}
          options={[
            { value: NONE, label: t('editor.contractType_NONE') },
            ...CONTRACTS.map((type) => ({
              value: type,
              label: t(`contents.contractType_${type}`),
            })),
            ...other.map((type) => ({ value: type, label: type })),
          ]}
        />
      )}
    </Field>
  )
}

function Regime() {
  const t = useT()
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-sm font-medium">{t('editor.regime')}</legend>
      <div className="flex items-start gap-2">
        <Hours name="regimeNumerateur" />
        <span className="pt-2 text-ink-soft" aria-hidden>
          /
        </span>
        <Hours name="regimeDenominateur" />
        <span className="pt-2 text-ink-soft">{t('editor.hoursPerWeek')}</span>
      </div>
    </fieldset>
  )
}

function Hours({ name }: { name: 'regimeNumerateur' | 'regimeDenominateur' }) {
  const t = useT()
  const { form, errorAt } = useEditor()
  return (
    <Controller
      control={form.control}
      name={`package.${name}`}
      render={({ field }) => (
        <Field
          label={<span className="sr-only">{t(`editor.${name}`)}</span>}
          error={errorAt(`package.${name}`)}
          className="w-24 gap-0"
        >
          {(fieldControl) => (
            <NumberInput
              {...fieldControl}
              min={0}
              max={60}
              step={0.5}
              value={field.value ?? null}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
