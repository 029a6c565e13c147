import { useId, type ReactNode } from 'react'

interface CheckRowProps {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** One of several things that can be ticked. */
export function CheckRow({ label, checked, onCheckedChange }: CheckRowProps) {
  const id = useId()
  return (
    <div className="flex min-h-8 items-center gap-2">
      <input
        id={id}
        type="checkbox"
        className="shrink-0"
        checked={checked}
        onChange={(event) => onCheckedChange(event.target.checked)}
      />
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
    </div>
  )
}
