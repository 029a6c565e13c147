import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import { modelConfigsQuery, useModelConfigs } from '@/api/compute-model-configs'
import { useCreatePackage } from '@/api/create-package'
import { ApiProblem } from '@/api/problem'
import type { Company, Package, PackageCategory } from '@/api/types'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { newId } from '@/lib/new-id'
import { FIGURE } from '@/lib/pay/figures'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useT } from '@/lib/use-t'
import { useUnreadable } from '@/lib/use-unreadable'
import { blankPackage } from './blank-package.ts'

type Start = 'cost' | 'gross' | 'net'

interface NewPackage {
  nomFonction: string
  packageCategory: PackageCategory
  start: Start
  amount: number | null
}

/** What a new package starts from: a usual amount for each door, by the month. */
const USUAL: Record<Start, number> = { cost: 5000, gross: 3000, net: 2300 }
const STEP = 50

interface NewPackageFormProps {
  company: Company
  onCreated: (created: Package) => void
  onCancel?: () => void
}

/** A new package from one known amount: what it may cost, the gross salary, or the net one was promised. */
export function NewPackageForm({ company, onCreated, onCancel }: NewPackageFormProps) {
  const t = useT()
  const sentence = useEngineSentence()
  const create = useCreatePackage()
  const client = useQueryClient()
  // Asked for while one types.
  useModelConfigs()
  const { register, control, handleSubmit, formState, setError, setValue, watch } =
    useForm<NewPackage>({
      defaultValues: {
        nomFonction: '',
        packageCategory: 'SIMULATION',
        start: 'gross',
        amount: USUAL.gross,
      },
    })
  const { errors, dirtyFields } = formState
  const start = watch('start')
  const unreadable = useUnreadable(watch('amount'))

  const submit = handleSubmit(async ({ nomFonction, packageCategory, start: from, amount }) => {
    // A person quicker than the company's settings has them all the same.
    const configs = await client.ensureQueryData(modelConfigsQuery).catch(() => [])
    const blank = blankPackage(company, configs)
    const { target, factor } = FIGURE[from].month
    const request = {
      date: blank.date,
      worker: blank.worker,
      company: { effectif: company.effectif, assuranceLoiTaux: company.assuranceLoiTaux },
      package: target === null ? { ...blank.package, salaireBrut: amount } : blank.package,
      ...(target === null
        ? {}
        : { solve: { target, amount: Math.round((amount ?? 0) * factor * 100) / 100 } }),
    } as ComputeRequest
    const result = compute(request)
    if (!result.ok) return setError('amount', { message: sentence(result.errors[0]!) })
    const { salaireBrut } = result.answer.compute.remuneration.remunerationMensuelle
    create.mutate(
      {
        ...blank,
        id: newId(),
        nomFonction: nomFonction.trim(),
        packageCategory,
        package: { ...blank.package, salaireBrut },
        pin: from === 'gross' ? null : { figure: from, period: 'month', amount: amount! },
      },
      {
        onSuccess: onCreated,
        onError: (error) => {
          if (error instanceof ApiProblem)
            for (const { path, message } of error.errors)
              if (path === 'nomFonction') setError('nomFonction', { message })
        },
      }
    )
  })

  function changeStart(next: Start) {
    setValue('start', next)
    if (!dirtyFields.amount) setValue('amount', USUAL[next])
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label={t('new-package.jobTitle')} error={errors.nomFonction?.message}>
        {(field) => (
          <Input
            {...field}
            autoFocus
            autoComplete="off"
            maxLength={200}
            placeholder={t('new-package.jobTitleExample')}
            {...register('nomFonction', {
              validate: (value) => value.trim() !== '' || t('editor.nameRequired'),
            })}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="packageCategory"
        render={({ field }) => (
          <Field label={t('editor.category')} hint={t(`new-package.hint_${field.value}`)}>
            {(fieldControl) => (
              <Select
                {...fieldControl}
                value={field.value}
                onValueChange={field.onChange}
                options={(['SIMULATION', 'REFERENCE'] as const).map((value) => ({
                  value,
                  label: t(`packages.category_${value}`),
                }))}
              />
            )}
          </Field>
        )}
      />
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{t('new-package.startFrom')}</span>
        <Segmented
          label={t('new-package.startFrom')}
          value={start}
          onValueChange={changeStart}
          className="flex w-full"
          options={(['gross', 'net', 'cost'] as const).map((value) => ({
            value,
            label: t(`new-package.start_${value}`),
          }))}
        />
      </div>
      <Controller
        control={control}
        name="amount"
        rules={{ validate: (value) => value !== null || t('new-package.amountRequired') }}
        render={({ field }) => (
          <Field
            label={t(`new-package.amount_${start}`)}
            error={unreadable.sentence ?? errors.amount?.message}
          >
            {(fieldControl) => (
              <div className="flex items-center gap-2">
                <MoneyInput
                  {...fieldControl}
                  className="w-40"
                  step={STEP}
                  value={field.value}
                  onValueChange={field.onChange}
                  onUnreadable={unreadable.onUnreadable}
                  onBlur={field.onBlur}
                />
                <span className="text-ink-soft">{t('pay.eurPerMonth')}</span>
              </div>
            )}
          </Field>
        )}
      />
      {create.error && !errors.nomFonction && (
        <Notice tone="danger">
          {create.error instanceof ApiProblem && create.error.status < 500
            ? create.error.message
            : t('common.noAnswer')}
        </Notice>
      )}
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {onCancel && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('new-package.create')}
        </Button>
      </div>
    </form>
  )
}
