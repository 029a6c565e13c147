import { useCallback, useMemo } from 'react'
import type { FieldProblem } from '@/api/problem'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useT } from '@/lib/use-t'
import type { Draft } from './draft.ts'
import type { Outcome } from './outcome.ts'

/** The gross salary's field is the pinned figure: what the engine refuses about either is shown at the figures. */
const PIN_PATHS = ['package.salaireBrut', 'solve', 'solve.amount', 'solve.target']

interface FieldErrors {
  errorAt: (path: string) => string | null
  pinError: string | null
  /** A refusal that belongs to no field of the screen. */
  otherError: string | null
  any: boolean
}

/** One sentence per refused field: what the form, the engine and the server say, in this order. */
export function useFieldErrors(
  draft: Draft,
  outcome: Outcome,
  server: FieldProblem[]
): FieldErrors {
  const t = useT()
  const sentence = useEngineSentence()
  const nameMissing = draft.nomFonction.trim() === ''

  const byPath = useMemo(() => {
    const found = new Map<string, string>()
    for (const { path, message } of server) found.set(path, message)
    if (!outcome.ok) for (const error of outcome.errors) found.set(error.path, sentence(error))
    if (nameMissing) found.set('nomFonction', t('editor.nameRequired'))
    return found
  }, [nameMissing, outcome, server, sentence, t])

  const errorAt = useCallback((path: string) => byPath.get(path) ?? null, [byPath])
  const amountMissing = draft.pin.amount === null
  const pinPath = PIN_PATHS.find((path) => byPath.has(path))
  return {
    errorAt,
    pinError: amountMissing
      ? t('new-package.amountRequired')
      : pinPath === undefined
        ? null
        : byPath.get(pinPath)!,
    otherError: byPath.get('') ?? null,
    any: byPath.size > 0,
  }
}
