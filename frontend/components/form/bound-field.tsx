import { useLayoutEffect, type ReactNode } from 'react'
import {
  useController,
  type ControllerRenderProps,
  type FieldPathByValue,
  type FieldValues,
  type Path,
} from 'react-hook-form'
import { Field, type FieldControl } from '@/components/ui/field'
import { boundsAt, mustBeFilled, type Bounds } from './judge.ts'
import type { BoundFields } from './use-bound-fields.ts'

/** What every field of a form takes; `Value` is what it holds. */
export interface FieldProps<Values extends FieldValues, Value> {
  form: BoundFields<Values>
  name: FieldPathByValue<Values, Value>
  label: string
  hint?: ReactNode
  /** Sentences of its own, by code (`required`, `email`, `regex`, …), in place of the general ones. */
  says?: Record<string, string>
  disabled?: boolean
  className?: string
}

/** A field of a bound form: its value, its bounds, and what is wrong with it. */
export function useField<Values extends FieldValues, Value>({
  form,
  name: typed,
  says,
}: Pick<FieldProps<Values, Value>, 'form' | 'name' | 'says'>) {
  const name = typed as Path<Values>
  const { field, fieldState } = useController({ control: form.control, name })
  const { shown } = form
  useLayoutEffect(() => {
    shown.add(name)
    return () => void shown.delete(name)
  }, [shown, name])
  const { error } = fieldState
  return {
    field: field as Omit<ControllerRenderProps, 'value' | 'onChange'> & {
      value: Value
      onChange: (value: unknown) => void
    },
    bounds: boundsAt(form.bounds, name) ?? {},
    error: error && (says?.[error.type] ?? error.message),
  }
}

interface BoundFieldProps<Values extends FieldValues, Value> extends FieldProps<Values, Value> {
  /** A value or a link at the right end of the label's line. */
  aside?: ReactNode
  children: (
    field: ReturnType<typeof useField<Values, Value>>['field'],
    control: FieldControl & { 'aria-required'?: true },
    bounds: Bounds
  ) => ReactNode
}

/** A labelled control of any kind, bound to a field of a form; the usual kinds stand beside. */
export function BoundField<Values extends FieldValues, Value>({
  form,
  name,
  label,
  hint,
  says,
  className,
  aside,
  children,
}: BoundFieldProps<Values, Value>) {
  const { field, bounds, error } = useField({ form, name, says })
  const why = form.locked(name)
  const shown = (
    <Field label={label} hint={why ?? hint} error={error} className={className} aside={aside}>
      {(control) =>
        children(field, { ...control, 'aria-required': mustBeFilled(bounds) || undefined }, bounds)
      }
    </Field>
  )
  if (why === null) return shown
  return (
    <fieldset disabled className="contents">
      {shown}
    </fieldset>
  )
}
