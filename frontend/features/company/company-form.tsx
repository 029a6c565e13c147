import { useEffect } from 'react'
import { toast } from 'sonner'
import { putCompany } from '#client/bounds'
import type { Company, Language } from '@/api/types'
import { useUpdateCompany, type CompanyChanges } from '@/api/update-company'
import { SeatFields } from '@/components/app/seat-fields'
import { BoundField } from '@/components/form/bound-field'
import { LanguageChoice } from '@/components/form/choice-field'
import { ColorInput } from '@/components/form/color-input'
import { FormButtons } from '@/components/form/form-buttons'
import { Form } from '@/components/form/form'
import { NumberField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import type { Unjudged } from '@/components/form/use-bound-fields'
import { useBoundForm } from '@/components/form/use-bound-form'
import { SectionCard } from '@/components/ui/card'
import { applyAccent } from '@/lib/brand-theme'
import { writeEnterpriseNumber } from '@/lib/enterprise-number'
import { useT } from '@/lib/use-t'

/** The company as the form holds it: the premium in percent, an absent committee as an empty field. */
type Draft = Omit<CompanyChanges, 'assuranceLoiTaux' | 'effectif' | 'commissionParitaire'> & {
  effectif: number | null
  percent: number | null
  commissionParitaire: string
}

/** Name, colour, seat, and what the computation needs to know of the employer. */
export function CompanyForm({ company }: { company: Company }) {
  const t = useT()
  const update = useUpdateCompany()
  const form = useBoundForm({
    bounds: putCompany,
    defaultValues: draftOf(company),
    body: bodyOf,
    at: { assuranceLoiTaux: 'percent' },
    send: update.mutateAsync,
    onSaved: () => toast(t('company.saved')),
  })
  usePreview(form.watch('mainColor'), company.mainColor)
  return (
    <SectionCard title={t('company.identity')}>
      <Form form={form}>
        <TextField form={form} name="name" label={t('company.name')} autoComplete="organization" />
        <div className="grid gap-4 sm:grid-cols-2">
          <BoundField<Draft, string>
            form={form}
            name="mainColor"
            label={t('company.mainColor')}
            hint={t('company.mainColorHint')}
            says={{ regex: t('company.colorInvalid'), required: t('company.colorInvalid') }}
          >
            {({ value, onChange }, control) => (
              <ColorInput {...control} value={value} onValueChange={onChange} />
            )}
          </BoundField>
          <LanguageChoice
            form={form}
            name="language"
            label={t('company.language')}
            hint={t('company.languageHint')}
          />
        </div>
        <TextField
          form={form}
          name="numeroEntreprise"
          label={t('company.numeroEntreprise')}
          hint={t('company.numeroEntrepriseHint')}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="sm:max-w-60"
        />
        <SeatFields form={form} />
        <h3 className="mt-2 text-sm font-semibold">{t('company.forComputing')}</h3>
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField form={form} name="effectif" label={t('company.effectif')} />
          <NumberField
            form={form}
            name="percent"
            label={t('company.assuranceLoiTaux')}
            step={0.001}
          />
          <TextField
            form={form}
            name="commissionParitaire"
            label={t('company.commissionParitaire')}
            autoComplete="off"
          />
        </div>
        <p className="text-xs text-ink-soft">{t('company.forComputingHint')}</p>
        <FormButtons form={form} disabled={!form.formState.isDirty}>
          {t('company.save')}
        </FormButtons>
      </Form>
    </SectionCard>
  )
}

function draftOf(company: Company): Draft {
  return {
    version: company.version,
    name: company.name,
    mainColor: company.mainColor,
    language: company.language as Language,
    numeroEntreprise: writeEnterpriseNumber(company.numeroEntreprise),
    street: company.street,
    postalCode: company.postalCode,
    city: company.city,
    effectif: company.effectif,
    percent: Number((company.assuranceLoiTaux * 100).toFixed(3)),
    commissionParitaire: company.commissionParitaire ?? '',
  }
}

function bodyOf({ percent, ...draft }: Draft): Unjudged<CompanyChanges> {
  return {
    ...draft,
    assuranceLoiTaux: percent === null ? null : Number((percent / 100).toFixed(5)),
    commissionParitaire: draft.commissionParitaire.trim().toUpperCase() || null,
  }
}

/** Shows a colour while it is being chosen, and takes it back when the form is left without saving. */
function usePreview(mainColor: string, saved: string): void {
  useEffect(() => applyAccent(mainColor), [mainColor])
  useEffect(() => () => applyAccent(saved), [saved])
}
