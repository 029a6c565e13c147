import { useState } from 'react'
import { ApiProblem } from '@/api/problem'
import type { OwnForm, OwnFormBody } from '@/api/own-form'
import {
  answersOf,
  bodyOf,
  fieldsOf,
  isCouple,
  type SEALED,
  wrongOf,
  type Answers,
  type FieldName,
} from './answers.ts'
import { dropAnswers, keepAnswers, keptAnswers } from './kept-answers.ts'
import { useT } from '@/lib/use-t'

/** What a page gives the form: what is known, and where answers go. */
export interface FormSource {
  /** Of the link: under it answers are kept while the tab is open. */
  id: string
  form: OwnForm
  save: (body: OwnFormBody) => Promise<unknown>
}

/** A form with its answers, what is wrong with them, and how far the saving is. */
export function useOwnForm({ id, form, save }: FormSource) {
  const t = useT()
  const [first] = useState(() => answersOf(form))
  const [answers, setAnswers] = useState<Answers>(() => ({ ...first, ...keptAnswers(id) }))
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set())
  const [refused, setRefused] = useState<Partial<Record<FieldName, string>>>({})
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSaving, setSaving] = useState(false)
  const names = fieldsOf(form.sections)

  function change(changes: Partial<Answers>) {
    const next = { ...answers, ...changes }
    // Without a spouse there is no question about one.
    if (changes.etatCivil !== undefined && !isCouple(changes.etatCivil)) next.conjointTravaille = ''
    setAnswers(next)
    keepAnswers(id, next)
    setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in changes))))
  }

  /** What stands below a field: once it was left, or changed. */
  function errorOf(name: FieldName): string | null {
    if (refused[name]) return refused[name]
    const code = wrongOf(name, answers)
    const isSeen = touched.has(name) || answers[name] !== first[name]
    return code && isSeen ? t(`worker-form.wrong_${code}`) : null
  }

  async function submit(code?: string) {
    setSaving(true)
    setFailure(null)
    try {
      await save({ ...bodyOf(answers, form.sections), ...(code ? { code } : {}) })
      dropAnswers(id)
      return true
    } catch (error) {
      setFailure(error as Error)
      setRefused(refusals(error, names))
      return false
    } finally {
      setSaving(false)
    }
  }

  return {
    answers,
    change,
    touch: (name: FieldName) => setTouched((before) => new Set(before).add(name)),
    errorOf,
    isValid: names.every((name) => wrongOf(name, answers) === null),
    isSaving,
    failure,
    submit,
    /** Whether a known sealed value was opened to be changed. */
    isChanging: (name: (typeof SEALED)[number]) => answers[name] !== null,
  }
}

export type OwnFormState = ReturnType<typeof useOwnForm>

/** What the server refused, by the field it stands at. */
function refusals(error: unknown, names: readonly FieldName[]) {
  const problems = error instanceof ApiProblem ? error.errors : []
  return Object.fromEntries(
    problems
      .filter(({ path }) => names.some((name) => name === path))
      .map((p) => [p.path, p.message])
  ) as Partial<Record<FieldName, string>>
}
