import { useCallback, useMemo } from 'react'
import { labelKey } from '#modules/compute/pure'
import type { FieldProblem } from '@/api/problem'
import { useEngineSentence } from '@/lib/pay/use-engine-sentence'
import { useOptionalMessage, useT } from '@/lib/use-t'
import type { Draft } from './draft.ts'
import { BENEFITS, flagOf, type Benefit } from './fields.ts'
import type { Outcome } from './outcome.ts'

/** The gross salary's field is the pinned figure: what the engine refuses about either is shown at the figures. */
const PIN_PATHS = [
  'package.salaireBrut',
  'package.salaireBrutHoraire',
  'package.computeModelConfig.stage.salaireEngagement',
  'solve',
  'solve.amount',
  'solve.target',
]
/** What contract, situation and pay show beside the benefits. */
const OWN_PATHS =
  /^(nomFonction|date|packageCategory|worker\..+|package\.(regime.+|salaireBrutMin|budgetMobilitePilier2|typeContrat|department|\w+Engagement|computeModelConfig\.(employmentType|commissionParitaire|classe|anciennete|echelle|stage\.\w+)))$/

/** One and the same while nothing is refused: the fields need not be drawn again when only the figures move. */
const NONE: ReadonlyMap<string, string> = new Map()

interface FieldErrors {
  errorAt: (path: string) => string | null
  countErrors: (benefits: readonly Benefit[]) => number
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
  const message = useOptionalMessage()
  const sentence = useEngineSentence()
  const nameMissing = draft.nomFonction.trim() === ''

  const byPath = useMemo(() => {
    const found = new Map<string, string>()
    for (const { path, message: text } of server) found.set(path, text)
    if (!outcome.ok) for (const error of outcome.errors) found.set(error.path, sentence(error))
    if (nameMissing) found.set('nomFonction', t('editor.nameRequired'))
    return found.size === 0 ? NONE : found
  }, [nameMissing, outcome, server, sentence, t])

  const errorAt = useCallback((path: string) => byPath.get(path) ?? null, [byPath])
  const countErrors = useCallback(
    (benefits: readonly Benefit[]) =>
      [...byPath.keys()].filter((path) => benefits.some((benefit) => isOf(benefit, path))).length,
    [byPath]
  )
  const amountMissing = draft.pin.amount === null
  const pinPath = PIN_PATHS.find((path) => byPath.has(path))
  const [path, text] = [...byPath].find(([at]) => !isShown(at)) ?? []
  return {
    errorAt,
    countErrors,
    pinError: amountMissing
      ? t('new-package.amountRequired')
      : pinPath === undefined
        ? null
        : byPath.get(pinPath)!,
    otherError: text === undefined ? null : nameOf(path!, message) + text,
    any: byPath.size > 0,
  }
}

/** Whether a refused path is a field of a benefit, or one of its switches. */
export function isOf({ name, fields }: Benefit, path: string): boolean {
  const root = /^package\.(\w+)/.exec(path)?.[1]
  if (root === undefined) return false
  return (
    fields.some(({ key, names }) => [key, names, `${key}InputType`].includes(root)) ||
    (['has', 'can', 'mustHave'] as const).some((prefix) => flagOf(prefix, name) === root)
  )
}

function isShown(path: string): boolean {
  return (
    PIN_PATHS.includes(path) ||
    OWN_PATHS.test(path) ||
    BENEFITS.some((benefit) => isOf(benefit, path))
  )
}

/** `Pilier 2 : `, in front of the sentence of a field that is not on the screen. */
function nameOf(path: string, message: (id: string) => string | null): string {
  const name = path === '' ? null : (message(`fields.${labelKey(path)}`) ?? labelKey(path))
  return name === null ? '' : `${name} : `
}
