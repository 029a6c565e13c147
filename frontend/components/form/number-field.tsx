import type { FieldValues } from 'react-hook-form'
import { MoneyInput } from '@/components/ui/money-input'
import { NumberInput } from '@/components/ui/number-input'
import { useT } from '@/lib/use-t'
import { BoundField, type FieldProps } from './bound-field.tsx'

interface NumberFieldProps<Values extends FieldValues> extends FieldProps<
  Values,
  number | null | undefined
> {
  /** What the arrows add. */
  step?: number
  /** Of the control, where it is narrower than its column. */
  inputClassName?: string
}

/** A count or a share; empty is null. */
export function NumberField<Values extends FieldValues>({
  step = 1,
  inputClassName,
  disabled,
  ...props
}: NumberFieldProps<Values>) {
  return (
    <BoundField<Values, number | null | undefined> {...props}>
      {({ value, onChange, ...field }, control, { minimum, maximum }) => (
        <NumberInput
          {...control}
          {...field}
          className={inputClassName}
          min={minimum}
          max={maximum}
          step={step}
          disabled={disabled}
          value={value ?? null}
          onValueChange={onChange}
        />
      )}
    </BoundField>
  )
}

interface MoneyFieldProps<Values extends FieldValues> extends NumberFieldProps<Values> {
  /** What stands behind the amount: `EUR a month`. */
  unit?: string
}

/** An amount in euros, typed with a comma or a point; empty is null, a text that is no amount is NaN. */
export function MoneyField<Values extends FieldValues>({
  step,
  unit,
  inputClassName,
  disabled,
  says,
  ...props
}: MoneyFieldProps<Values>) {
  const t = useT()
  return (
    <BoundField<Values, number | null | undefined>
      {...props}
      says={{ number: t('common.amountUnreadable'), ...says }}
    >
      {({ value, onChange, ...field }, control) => {
        const input = (
          <MoneyInput
            {...control}
            {...field}
            className={inputClassName}
            step={step}
            disabled={disabled}
            value={Number.isNaN(value) ? null : (value ?? null)}
            onValueChange={onChange}
            onUnreadable={(unreadable) => unreadable && onChange(Number.NaN)}
          />
        )
        if (!unit) return input
        return (
          <div className="flex items-center gap-2">
            {input}
            <span className="text-ink-soft">{unit}</span>
          </div>
        )
      }}
    </BoundField>
  )
}
