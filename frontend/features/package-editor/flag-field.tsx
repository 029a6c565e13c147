import { Controller } from 'react-hook-form'
import { SwitchRow } from '@/components/ui/switch-row'
import { useEditor } from './editor-context.tsx'

type FlagName =
  | 'worker.parentIsole'
  | 'worker.handicape'
  | 'worker.conjointHandicape'
  | 'worker.dirigeant'
  | 'worker.nonResident'

/** A yes-or-no question about the household. */
export function FlagField({ name, label, hint }: { name: FlagName; label: string; hint?: string }) {
  const { form } = useEditor()
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SwitchRow
          label={label}
          hint={hint}
          checked={field.value === true}
          onCheckedChange={field.onChange}
        />
      )}
    />
  )
}
