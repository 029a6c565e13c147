import type { FieldValues } from 'react-hook-form'
import { MarkupInput } from '@/components/app/markup-input'
import { useField, type FieldProps } from './bound-field.tsx'

interface MarkupFieldProps<Values extends FieldValues> extends Pick<
  FieldProps<Values, string>,
  'form' | 'name'
> {
  /** Known before one submits. */
  error?: string
}

/** The text of a template, as it is typed. */
export function MarkupField<Values extends FieldValues>({
  form,
  name,
  error,
}: MarkupFieldProps<Values>) {
  const { field, error: refused } = useField<Values, string>({ form, name })
  return <MarkupInput value={field.value} onChange={field.onChange} error={error ?? refused} />
}
