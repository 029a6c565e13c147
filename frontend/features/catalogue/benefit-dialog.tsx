import { ENERGIES } from '#modules/compute/pure'
import { useMemo, useState } from 'react'
import { Controller, useController, useForm, type Control } from 'react-hook-form'
import { useSaveBenefit, type Benefit, type BenefitFields, type BenefitKind } from '@/api/benefits'
import { ApiProblem } from '@/api/problem'
import { OtherLanguages } from '@/components/app/other-languages'
import { ProblemNotice } from '@/components/app/problem-notice'
import { Asked } from '@/components/pay/asked'
import { EmitsWarning } from '@/components/pay/emits-warning'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { Select } from '@/components/ui/select'
import { SwitchRow } from '@/components/ui/switch-row'
import { newId } from '@/lib/new-id'
import { useNameOf } from '@/lib/use-name-of'
import { useT } from '@/lib/use-t'
import type { CarCase } from './car-effect.ts'
import {
  blank,
  fieldLabel,
  fieldsAsked,
  FIELDS_OF,
  type BenefitField,
  type PlainField,
} from './kinds.ts'
import { EFFECTS, useCarEffect } from './use-car-effect.ts'

interface BenefitDialogProps {
  kind: BenefitKind
  /** Null for a new one. */
  benefit: Benefit | null
  carCase: CarCase
  onClose: () => void
}

/** A benefit, new or known; a car says while one types what it does to a month. */
export function BenefitDialog({ kind, benefit, carCase, onClose }: BenefitDialogProps) {
  const t = useT()
  const nameOf = useNameOf()
  const save = useSaveBenefit()
  const id = useMemo(() => benefit?.id ?? newId(), [benefit])
  const { control, handleSubmit, formState, setError, watch } = useForm<BenefitFields>({
    defaultValues: benefit ? fieldsOf(benefit) : blank(kind),
  })
  const { errors } = formState
  const [energie, nonRechargeable] = watch(['energie', 'nonRechargeable'])
  const fields = fieldsAsked(kind, { energie, nonRechargeable })
  const submit = handleSubmit((values) =>
    save.mutate(
      benefit
        ? { id, version: benefit.version, ...values }
        : { id, kind, version: null, ...values },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (!(error instanceof ApiProblem)) return
          for (const { path, message } of error.errors)
            setError(path as BenefitField, { message }, { shouldFocus: true })
        },
      }
    )
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={benefit ? nameOf(benefit) : t(`benefits.new_${kind}`)}
      className="max-w-lg"
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <Controller
            control={control}
            name="description"
            rules={{
              validate: (value) => value.trim() !== '' || t('benefits.descriptionRequired'),
            }}
            render={({ field }) => (
              <Field label={t('benefits.field_description')} error={errors.description?.message}>
                {(own) => <Input {...own} {...field} maxLength={200} autoComplete="off" />}
              </Field>
            )}
          />
          <Controller
            control={control}
            name="translations"
            render={({ field: { value, onChange } }) => (
              <OtherLanguages
                label={t('benefits.field_description')}
                value={value}
                onChange={onChange}
              />
            )}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields
            .filter((name) => name !== 'eligibleBudgetMobilite')
            .map((name) => (
              <OneField
                key={name}
                kind={kind}
                name={name}
                control={control}
                error={errors[name]?.message}
              />
            ))}
        </div>
        {kind === 'voitureSociete' && <Effects car={watch()} carCase={carCase} />}
        {(['eligibleBudgetMobilite', 'inPackages'] as const)
          .filter((name) => name === 'inPackages' || FIELDS_OF[kind].includes(name))
          .map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <div>
                  <SwitchRow
                    label={t(`benefits.field_${name}`)}
                    checked={field.value}
                    onCheckedChange={field.onChange}
                  />
                  <div role="status">
                    {name === 'eligibleBudgetMobilite' && field.value && (
                      <EmitsWarning
                        energie={watch('energie')}
                        co2={watch('co2')}
                        date={carCase.date}
                      />
                    )}
                  </div>
                </div>
              )}
            />
          ))}
        {save.error && Object.keys(errors).length === 0 && <ProblemNotice error={save.error} />}
        <DialogActions>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="primary" busy={save.isPending}>
            {t('benefits.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

interface OneFieldProps {
  kind: BenefitKind
  name: PlainField
  control: Control<BenefitFields>
  error: string | undefined
}

const COUNTS: readonly PlainField[] = ['co2', 'co2Equivalent', 'maxUnits']

function OneField({ kind, name, control, error }: OneFieldProps) {
  const t = useT()
  const [unreadable, setUnreadable] = useState(false)
  const isUnreadable = (value: unknown) => unreadable && value === null
  const { field } = useController({
    control,
    name,
    // Kept as nothing, a text that is no amount would be lost without a word.
    rules: { validate: (value) => !isUnreadable(value) || t('common.amountUnreadable') },
  })
  const { value, onChange } = field
  const label = t(fieldLabel(kind, name))
  if (typeof value === 'boolean')
    return (
      <div className="sm:col-span-2">
        <SwitchRow label={label} checked={value} onCheckedChange={onChange} />
      </div>
    )
  const hint = HINTS[name]
  return (
    <Field label={label} hint={hint && t(hint)} error={error}>
      {(own) => {
        if (name === 'energie')
          return (
            <Select
              {...own}
              value={value as (typeof ENERGIES)[number]}
              onValueChange={onChange}
              options={ENERGIES.map((energie) => ({
                value: energie,
                label: t(`benefits.energie_${energie}`),
              }))}
            />
          )
        if (name === 'dateImmatriculation')
          return (
            <DateInput
              {...own}
              label={label}
              value={(value as string | null) ?? ''}
              onValueChange={(day) => onChange(day === '' ? null : day)}
            />
          )
        const number = { value: value as number | null, onValueChange: onChange }
        return COUNTS.includes(name) ? (
          <NumberInput {...own} {...number} min={0} step={1} />
        ) : (
          <MoneyInput {...own} {...number} onUnreadable={setUnreadable} />
        )
      }}
    </Field>
  )
}

const HINTS: Partial<Record<PlainField, string>> = {
  dateImmatriculation: 'benefits.dateHint',
  batterie: 'hints.batterieVS',
  co2Equivalent: 'hints.co2EquivalentVS',
}

function Effects({ car, carCase }: { car: BenefitFields; carCase: CarCase }) {
  const t = useT()
  const { write, questions } = useCarEffect(car, carCase)
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 rounded-md bg-sunken p-3 text-xs">
        {EFFECTS.map((effect) => (
          <div key={effect}>
            <dt className="text-ink-soft">{t(`benefits.effect_${effect}`)}</dt>
            <dd className="text-sm font-medium tabular-nums">{write(effect)}</dd>
          </div>
        ))}
      </dl>
      {questions.map((question) => (
        <Asked key={question.code} question={question} />
      ))}
    </>
  )
}

function fieldsOf({
  id: _id,
  kind: _kind,
  archived: _archived,
  version: _version,
  ...fields
}: Benefit) {
  return fields satisfies BenefitFields
}
