import { useState } from 'react'
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { ApiProblem, type FieldProblem } from '@/api/problem'
import { useT } from '@/lib/use-t'
import { fieldAt } from './field-at.ts'
import { judge, type Bounds } from './judge.ts'

/** A call's body before it was judged: what is still missing is null. */
export type Unjudged<Body> = { [Key in keyof Body]: Body[Key] | null }

export interface FieldsOptions<Values extends FieldValues, Body> {
  /** Of the call that is sent (`#client/bounds`). */
  bounds: Bounds
  defaultValues: Values
  /** The call's body from the values; without it they are the same. It is judged by the bounds before it is sent. */
  body?: (values: Values) => Unjudged<Body>
  /** Names of the body that are other names in the form: `{ assuranceLoiTaux: 'percent' }`. */
  at?: Record<string, Path<Values>>
  /** What no bound can say, as a sentence by field. */
  check?: (values: Values) => Partial<Record<Path<Values>, string | null | false>>
  /** Why a field cannot be changed here; it is shown, and disabled. */
  locked?: (name: string) => string | null
}

/** Fields that know their bounds. */
export interface BoundFields<
  Values extends FieldValues,
  Body = unknown,
> extends UseFormReturn<Values> {
  bounds: Bounds
  /** The fields on screen: they say themselves what is wrong with them. */
  shown: Set<string>
  locked: (name: string) => string | null
  /** The body of values that were found good. */
  bodyOf: (values: Values) => Body
  /** Puts what the server refused at its fields; answers what stands at none of them. */
  refuse: (error: Error) => FieldProblem[]
}

/** The fields of a form that is not sent as a whole; `useBoundForm` is for one that is. */
export function useBoundFields<Values extends FieldValues, Body = Values>({
  bounds,
  defaultValues,
  body = (values) => values as unknown as Unjudged<Body>,
  at = {},
  check,
  locked = () => null,
}: FieldsOptions<Values, Body>): BoundFields<Values, Body> {
  const t = useT()
  const [shown] = useState(() => new Set<string>())

  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    // <Form> moves the focus, also to what only the server refused.
    shouldFocusError: false,
    resolver: (values) => {
      const errors: FieldErrors<Values> = {}
      for (const { path, code, ...bound } of judge(bounds, body(values)).toReversed()) {
        const name = fieldAt(path, shown, at)
        const message = t(`shared.validator.shared.messages.${code}`, bound)
        if (name) set(errors, name, { type: code, message })
      }
      for (const [name, message] of Object.entries(check?.(values) ?? {}))
        if (message) set(errors, name, { type: 'check', message })
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })

  function refuse(error: Error): FieldProblem[] {
    const elsewhere: FieldProblem[] = []
    for (const problem of error instanceof ApiProblem ? error.errors : []) {
      const name = fieldAt(problem.path, shown, at) as Path<Values> | null
      if (name) form.setError(name, { type: problem.code, message: problem.message })
      else elsewhere.push(problem)
    }
    return elsewhere
  }

  return { ...form, bounds, shown, locked, bodyOf: (values) => body(values) as Body, refuse }
}

/** Fields as an input that several forms share sees them: those that it shows. */
export function partOf<Part extends FieldValues, Whole extends Part>(
  form: BoundFields<Whole>
): BoundFields<Part> {
  return form as unknown as BoundFields<Part>
}
