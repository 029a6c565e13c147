import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** What a control inside a field must carry, so that its label, hint and error are read with it. */
export interface FieldControl {
  'id': string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  className?: string
  /** A link or a value at the right end of the label's line. */
  aside?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, className, aside, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null]
    .filter((part) => part !== null)
    .join(' ')
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({
        'id': id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
