import { useId, type ComponentProps, type ReactNode } from 'react'
import { putOutWorkerLink } from '#client/bounds'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MaskedInput } from '@/components/ui/masked-input'
import { NativeSelect } from '@/components/ui/native-select'
import type { Mask } from '@/lib/masked-text'
import { useT } from '@/lib/use-t'
import type { FieldName } from './answers.ts'
import type { OwnFormState } from './use-own-form.ts'

interface FieldProps {
  state: OwnFormState
  name: FieldName
  hint?: ReactNode
  className?: string
}

/** The words of a field, its value, and what is wrong with it. */
function useField({ state, name }: FieldProps) {
  const t = useT()
  return {
    label: t(`worker-form.${name}`),
    error: state.errorOf(name),
    value: state.answers[name] ?? '',
    change: (value: string) => state.change({ [name]: value }),
    leave: () => state.touch(name),
  }
}

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'>

/** The longest text that the server takes, as an input says it; of what is no text nothing. */
function longest(name: FieldName): { maxLength?: number } {
  const bounds: Readonly<Record<string, { maxLength?: number } | object>> =
    putOutWorkerLink.properties
  const { maxLength }: { maxLength?: number } = bounds[name] ?? {}
  return { maxLength }
}

/** A line of text, a day or a number, by the keyboard and the calendar of the device. */
export function TextRow({ state, name, hint, className, ...input }: FieldProps & InputProps) {
  const { label, error, value, change, leave } = useField({ state, name })
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={name}
          {...longest(name)}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

export function MaskedRow({
  state,
  name,
  hint,
  className,
  mask,
  ...input
}: FieldProps & InputProps & { mask: Mask }) {
  const { label, error, value, change, leave } = useField({ state, name })
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <MaskedInput
          {...control}
          {...input}
          name={name}
          mask={mask}
          value={value}
          onValueChange={change}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

interface ChoiceRowProps extends FieldProps {
  options: readonly { value: string; label: string }[]
  autoComplete?: string
}

/** One of a list; nothing is chosen until the person does. */
export function ChoiceRow({ state, name, hint, className, options, autoComplete }: ChoiceRowProps) {
  const t = useT()
  const { label, error, value, change, leave } = useField({ state, name })
  const choose = { value: '', label: t('worker-form.choose') }
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          autoComplete={autoComplete}
          value={value}
          onValueChange={change}
          onBlur={leave}
          options={
            options.some((option) => option.value === value) ? options : [choose, ...options]
          }
        />
      )}
    </Field>
  )
}

/** Asked with two answers: a box that is left alone says nothing. */
export function YesNoRow({ state, name, hint }: FieldProps) {
  const t = useT()
  const id = useId()
  const { label, error, value, change } = useField({ state, name })
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="flex gap-6">
        {['true', 'false'].map((answer) => (
          <label key={answer} className="flex min-h-11 items-center gap-2 text-sm md:min-h-8">
            <input
              type="radio"
              name={id}
              className="size-4 shrink-0"
              checked={value === answer}
              onChange={() => change(answer)}
            />
            {t(answer === 'true' ? 'common.yes' : 'common.no')}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
