import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ApiProblem } from '@/api/problem'
import { ProblemNotice } from '@/components/app/problem-notice'
import { cn } from '@/lib/cn'
import type { BoundForm } from './use-bound-form.ts'

interface FormProps<Values extends FieldValues> {
  form: BoundForm<Values>
  className?: string
  children: ReactNode
}

/**
 * The fields of a bound form, one below the other, and what concerns none of them above. After a refusal the first wrong
 * field has the focus, else the one that was emptied, else the sentence at the top.
 */
export function Form<Values extends FieldValues>({ form, className, children }: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null)
  const { refusal, clears } = form
  const { submitCount } = form.formState
  useEffect(() => {
    const at = (selector: string) => element.current?.querySelector<HTMLElement>(selector)
    const wrong = at('[aria-invalid="true"], [data-invalid]')
    const emptied = refusal && clears && at(`[name="${clears}"]`)
    const next = wrong ?? emptied ?? at('[data-refusal]')
    next?.focus()
  }, [submitCount, refusal, clears])
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className={cn('flex flex-col gap-4', className)}
    >
      {refusal && (refusal.elsewhere.length > 0 || !isAtFields(refusal.error)) && (
        <div data-refusal tabIndex={-1}>
          <ProblemNotice error={refusal.error}>
            {refusal.elsewhere.map(({ path, message }) => (
              <p key={path}>
                <span className="font-mono">{path}</span> {message}
              </p>
            ))}
          </ProblemNotice>
        </div>
      )}
      {children}
    </form>
  )
}

/** Fields say what is wrong; a sentence that some are wrong would only repeat it. */
function isAtFields(error: Error): boolean {
  return error instanceof ApiProblem && error.errors.length > 0
}
