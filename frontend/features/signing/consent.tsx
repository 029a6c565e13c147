import { useId } from 'react'

interface ConsentProps {
  /** Word for word what is kept, in the language of the documents. */
  sentence: string
  language: string
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
  error: string | null
}

/** The sentence that is consented to; never ticked beforehand. */
export function Consent({ sentence, language, isAccepted, onAccept, error }: ConsentProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="!size-6"
          checked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onAccept(event.target.checked)}
        />
        <label htmlFor={id} lang={language} className="text-base">
          {sentence}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 pl-9 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
