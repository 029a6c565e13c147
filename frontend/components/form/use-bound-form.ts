import { useState, type FormEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useBoundFields, type BoundFields, type FieldsOptions } from './use-bound-fields.ts'

interface FormOptions<Values extends FieldValues, Body, Answer> extends FieldsOptions<
  Values,
  Body
> {
  /** Sends a body that was found good. Rejects with the server's problem. */
  send: (body: Body) => Promise<Answer>
  onSaved?: (answer: Answer, form: UseFormReturn<Values>) => void
  /** A secret or a code: emptied when it is refused, for the next try. */
  clears?: Path<Values>
}

/** A form whose fields know their bounds, and on which a refusal finds its field. */
export interface BoundForm<Values extends FieldValues> extends BoundFields<Values> {
  /** Why nothing was saved, the last time. */
  refusal: Refusal | null
  /** The field that a refusal emptied. */
  clears?: Path<Values>
  submit: (event?: FormEvent) => Promise<void>
}

interface Refusal {
  error: Error
  /** What of it stands at no field. */
  elsewhere: ReturnType<BoundFields<FieldValues>['refuse']>
}

/**
 * A form bound to a call of the API (docs/how-to/add-a-form.md). On submit the body is judged by the call's bounds, then
 * sent; what the browser finds and what the server refuses stand at the same fields in the same words, the first wrong
 * field has the focus, and what was typed stays.
 */
export function useBoundForm<Values extends FieldValues, Answer, Body = Values>({
  send,
  onSaved,
  clears,
  ...options
}: FormOptions<Values, Body, Answer>): BoundForm<Values> {
  const fields = useBoundFields<Values, Body>(options)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** At its fields; what is left, and what concerns no field at all, is for the top of the form. */
  function refuse(error: Error) {
    const elsewhere = fields.refuse(error)
    setRefusal({ error, elsewhere })
    if (clears) fields.setValue(clears, '' as never)
    return elsewhere
  }

  async function submit(event?: FormEvent) {
    // A dialog's form may stand in another form, which this must not send.
    event?.stopPropagation()
    setRefusal(null)
    await fields.handleSubmit(async (values) => {
      const outcome = await send(fields.bodyOf(values)).then(
        (answer) => ({ answer }),
        (error: Error) => void refuse(error)
      )
      if (outcome) onSaved?.(outcome.answer, fields)
    })(event)
  }

  return { ...fields, refuse, refusal, clears, submit }
}
