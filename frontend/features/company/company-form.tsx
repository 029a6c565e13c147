import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { ApiProblem } from '@/api/problem'
import type { Company, Language } from '@/api/types'
import { useUpdateCompany, type CompanyChanges } from '@/api/update-company'
import { LanguageField } from '@/components/app/language-field'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { NumberInput } from '@/components/ui/number-input'
import { applyAccent } from '@/lib/brand-theme'
import { writeEnterpriseNumber } from '@/lib/enterprise-number'
import { useT } from '@/lib/use-t'
import { ColorInput } from './color-input.tsx'

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
  const { register, control, handleSubmit, formState, setError, watch } = useForm<Draft>({
    defaultValues: draftOf(company),
  })
  const { errors, isDirty } = formState
  usePreview(watch('mainColor'), company.mainColor)

  const submit = handleSubmit(({ percent, ...draft }) =>
    update.mutate(
      {
        ...draft,
        effectif: draft.effectif!,
        assuranceLoiTaux: Number((percent! / 100).toFixed(5)),
        commissionParitaire: draft.commissionParitaire.trim().toUpperCase() || null,
      },
      {
        onSuccess: () => toast(t('company.saved')),
        onError: (error) => {
          if (!(error instanceof ApiProblem)) return
          for (const { path, message } of error.errors)
            setError(path === 'assuranceLoiTaux' ? 'percent' : (path as keyof Draft), { message })
        },
      }
    )
  )

  return (
    <SectionCard title={t('company.identity')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={t('company.name')} error={errors.name?.message}>
          {(field) => (
            <Input
              {...field}
              maxLength={200}
              {...register('name', {
                validate: (value) => value.trim() !== '' || t('company.required'),
              })}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Controller
            control={control}
            name="mainColor"
            rules={{ pattern: { value: /^#[0-9a-f]{6}$/i, message: t('company.colorInvalid') } }}
            render={({ field }) => (
              <Field
                label={t('company.mainColor')}
                hint={t('company.mainColorHint')}
                error={errors.mainColor?.message}
              >
                {(control) => (
                  <ColorInput {...control} value={field.value} onValueChange={field.onChange} />
                )}
              </Field>
            )}
          />
          <Controller
            control={control}
            name="language"
            render={({ field }) => (
              <LanguageField
                label={t('company.language')}
                hint={t('company.languageHint')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Field
          label={t('company.numeroEntreprise')}
          hint={t('company.numeroEntrepriseHint')}
          error={errors.numeroEntreprise?.message}
        >
          {(field) => (
            <Input
              {...field}
              maxLength={20}
              inputMode="numeric"
              className="sm:max-w-60"
              {...register('numeroEntreprise')}
            />
          )}
        </Field>
        <Field label={t('company.street')} error={errors.street?.message}>
          {(field) => <Input {...field} maxLength={200} {...register('street')} />}
        </Field>
        <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Field label={t('company.postalCode')} error={errors.postalCode?.message}>
            {(field) => <Input {...field} maxLength={20} {...register('postalCode')} />}
          </Field>
          <Field label={t('company.city')} error={errors.city?.message}>
            {(field) => <Input {...field} maxLength={100} {...register('city')} />}
          </Field>
        </div>
        <h3 className="mt-2 text-sm font-semibold">{t('company.forComputing')}</h3>
        <div className="grid gap-4 sm:grid-cols-3">
          <Controller
            control={control}
            name="effectif"
            rules={{ validate: (value) => value !== null || t('company.required') }}
            render={({ field }) => (
              <Field label={t('company.effectif')} error={errors.effectif?.message}>
                {(control) => (
                  <NumberInput
                    {...control}
                    min={1}
                    step={1}
                    value={field.value}
                    onValueChange={field.onChange}
                  />
                )}
              </Field>
            )}
          />
          <Controller
            control={control}
            name="percent"
            rules={{ validate: (value) => value !== null || t('company.required') }}
            render={({ field }) => (
              <Field label={t('company.assuranceLoiTaux')} error={errors.percent?.message}>
                {(control) => (
                  <NumberInput
                    {...control}
                    min={0}
                    max={50}
                    step={0.001}
                    value={field.value}
                    onValueChange={field.onChange}
                  />
                )}
              </Field>
            )}
          />
          <Field
            label={t('company.commissionParitaire')}
            error={errors.commissionParitaire?.message}
          >
            {(field) => <Input {...field} maxLength={40} {...register('commissionParitaire')} />}
          </Field>
        </div>
        <p className="text-xs text-ink-soft">{t('company.forComputingHint')}</p>
        {update.error && Object.keys(errors).length === 0 && <ProblemNotice error={update.error} />}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" busy={update.isPending} disabled={!isDirty}>
            {t('company.save')}
          </Button>
        </div>
      </form>
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

/** Shows a colour while it is being chosen, and takes it back when the form is left without saving. */
function usePreview(mainColor: string, saved: string): void {
  useEffect(() => applyAccent(mainColor), [mainColor])
  useEffect(() => () => applyAccent(saved), [saved])
}
