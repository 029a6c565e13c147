import { useQueryClient } from '@tanstack/react-query'
import { postPackages } from '#client/bounds'
import { compute, type ComputeRequest } from '#modules/compute/pure'
import { modelConfigsQuery, useModelConfigs } from '@/api/compute-model-configs'
import { useCreatePackage } from '@/api/create-package'
import { ApiProblem } from '@/api/problem'
import type { Company, Package, PackageCategory } from '@/api/types'
import { ChoiceField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormButtons } from '@/components/form/form-buttons'
import { MoneyField } from '@/components/form/number-field'
import { TextField } from '@/components/form/text-field'
import { useBoundForm } from '@/components/form/use-bound-form'
import { Segmented } from '@/components/ui/segmented'
import { newId } from '@/lib/new-id'
import { FIGURE } from '@/lib/pay/figures'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useT } from '@/lib/use-t'
import { blankPackage } from './blank-package.ts'

export type Start = 'cost' | 'gross' | 'net'

interface NewPackage {
  nomFonction: string
  packageCategory: PackageCategory
  start: Start
  amount: number | null
}

/** What a new package starts from: a usual amount for each way to begin, by the month. */
const USUAL: Record<Start, number> = { cost: 5000, gross: 3000, net: 2300 }
const STEP = 50

interface NewPackageFormProps {
  company: Company
  onCreated: (created: Package) => void
  onCancel?: () => void
  /** An amount that is known already, EUR a month. */
  known?: { start: Start; amount: number }
}

/** A new package from one known amount: what it may cost, the gross salary, or the net one was offered. */
export function NewPackageForm({ company, onCreated, onCancel, known }: NewPackageFormProps) {
  const t = useT()
  const sentence = useEngineSentence()
  const create = useCreatePackage()
  const client = useQueryClient()
  // Asked for while one types.
  useModelConfigs()
  const form = useBoundForm({
    bounds: postPackages,
    defaultValues: {
      nomFonction: '',
      packageCategory: 'SIMULATION',
      start: known?.start ?? 'gross',
      amount: known?.amount ?? USUAL.gross,
    } as NewPackage,
    check: ({ amount }) => ({
      amount:
        amount === null
          ? t('new-package.amountRequired')
          : Number.isNaN(amount) && t('common.amountUnreadable'),
    }),
    send: async ({ nomFonction, packageCategory, start: from, amount }): Promise<Package> => {
      // A person quicker than the company's settings has them all the same.
      const configs = await client.ensureQueryData(modelConfigsQuery).catch(() => [])
      const blank = blankPackage(company, configs)
      const result = compute(requestOf(company, blank, from, amount!))
      if (!result.ok) {
        const message = sentence(result.errors[0]!)
        throw new ApiProblem(422, 'E_VALIDATION', message, [{ path: 'amount', code: '', message }])
      }
      const { salaireBrut } = result.answer.compute.remuneration.remunerationMensuelle
      return create.mutateAsync({
        ...blank,
        id: newId(),
        nomFonction: nomFonction.trim(),
        packageCategory,
        package: { ...blank.package, salaireBrut },
        pin: from === 'gross' ? null : { figure: from, period: 'month', amount: amount! },
      })
    },
    onSaved: onCreated,
  })
  const start = form.watch('start')
  const { dirtyFields } = form.formState

  function changeStart(next: Start) {
    form.setValue('start', next)
    if (!dirtyFields.amount) form.setValue('amount', USUAL[next])
  }

  return (
    <Form form={form}>
      <TextField
        form={form}
        name="nomFonction"
        label={t('new-package.jobTitle')}
        autoFocus
        autoComplete="off"
        placeholder={t('new-package.jobTitleExample')}
        says={{ required: t('editor.nameRequired') }}
      />
      <ChoiceField
        form={form}
        name="packageCategory"
        label={t('editor.category')}
        hint={t(`new-package.hint_${form.watch('packageCategory')}`)}
        options={(['SIMULATION', 'REFERENCE'] as const).map((value) => ({
          value,
          label: t(`packages.category_${value}`),
        }))}
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
      <MoneyField
        form={form}
        name="amount"
        label={t(`new-package.amount_${start}`)}
        inputClassName="w-40"
        step={STEP}
        unit={t('pay.eurPerMonth')}
      />
      <FormButtons form={form} onCancel={onCancel}>
        {t('new-package.create')}
      </FormButtons>
    </Form>
  )
}

/** The blank package with an amount of a month: its gross, or one that its gross is solved for. */
function requestOf(
  { effectif, assuranceLoiTaux }: Company,
  blank: ReturnType<typeof blankPackage>,
  from: Start,
  amount: number
): ComputeRequest {
  const { target, factor } = FIGURE[from].month
  return {
    date: blank.date,
    worker: blank.worker,
    company: { effectif, assuranceLoiTaux },
    package: target === null ? { ...blank.package, salaireBrut: amount } : blank.package,
    ...(target !== null && {
      solve: { target, amount: Math.round(amount * factor * 100) / 100 },
    }),
  } as ComputeRequest
}
