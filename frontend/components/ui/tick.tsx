import type { ChangeEvent } from 'react'

interface TickProps {
  label: string
  checked: boolean
  /** Some of what it stands for is ticked, and some is not. */
  partly?: boolean
  onChange: (checked: boolean, event: ChangeEvent<HTMLInputElement>) => void
}

/** A tick of a row. It lies above the link that covers the row. */
export function Tick({ label, checked, partly = false, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="relative z-10 grid"
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = partly && !checked
      }}
      onChange={(event) => onChange(event.target.checked, event)}
    />
  )
}
