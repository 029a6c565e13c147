interface TickProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A tick of a row. It lies above the link that covers the row. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      className="relative z-10 grid"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
