import { Controller } from 'react-hook-form'
import { SwitchRow } from '@/components/ui/switch-row'
import { useEditor } from './editor-context.tsx'

type FlagName = 'worker.parentIsole' | 'worker.handicape' | 'worker.conjointHandicape'

/** A yes-or-no question about the household. */
export function FlagField({ name, label }: { name: FlagName; label: string }) {
  const { form } = useEditor()
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SwitchRow label={label} checked={field.value} onCheckedChange={field.onChange} />
      )}
    />
  )
}
