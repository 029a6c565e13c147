import { Controller } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { NumberInput } from '@/components/ui/number-input'
import { useEditor } from './editor-context.tsx'

type CountName =
  | 'worker.enfantsACharge'
  | 'worker.enfantsHandicapes'
  | 'worker.ascendantsACharge'
  | 'worker.autresPersonnesACharge'

/** A number of people. */
export function CountField({
  name,
  label,
  hint,
}: {
  name: CountName
  label: string
  hint?: string
}) {
  const { form, errorAt } = useEditor()
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Field label={label} hint={hint} error={errorAt(name)}>
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              step={1}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
            />
          )}
        </Field>
      )}
    />
  )
}
