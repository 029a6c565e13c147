import {
  listParameters,
  listRules,
  parameterText,
  ruleText,
  subjectText,
  type ListedParameter,
} from '#modules/compute/pure'
import { LANGUAGES } from '#modules/shared/values/format'
import { plainWordsOf } from '#modules/shared/values/plain_text'
import { writtenOf } from '#cli/lib/law_figures'

/** What of the law answers to a question. */
export interface FoundLaw {
  parameters: readonly ListedParameter[]
  /** Ids of formulas. */
  rules: readonly string[]
}

/** A word shorter than this begins a word of the law (`km`); a longer one may stand inside one (`vergoeding`). */
const INSIDE = 4

/** Figures and formulas that hold every word of a question, in French, Dutch or English, by name, text or unit. */
export function searchLaw(question: string): FoundLaw {
  const asked = wordsOf(question)
  if (asked.length === 0) return { parameters: [], rules: [] }
  return {
    parameters: listParameters().filter((each) => answers(wordsOfParameter(each), asked)),
    rules: listRules().filter((id) => answers(wordsOfRule(id), asked)),
  }
}

function answers(words: readonly string[], asked: readonly string[]): boolean {
  return asked.every((one) =>
    words.some((word) => (one.length < INSIDE ? word.startsWith(one) : word.includes(one)))
  )
}

function wordsOfParameter(parameter: ListedParameter): string[] {
  const [group] = parameter.id.split('.') as [string]
  const texts = LANGUAGES.map((language) => parameterText(parameter.id, language)).flatMap(
    (text) => [text?.title, text?.explanation]
  )
  const subjects = LANGUAGES.map((language) => subjectText(group, language))
  const unit = writtenOf(parameter.values.at(-1), parameter)
  return wordsOf([parameter.id, ...subjects, ...texts, unit].join(' '))
}

function wordsOfRule(id: string): string[] {
  const texts = LANGUAGES.map((language) => ruleText(id, language)).flatMap((text) => [
    text?.title,
    text?.explanation,
    text?.article,
  ])
  return wordsOf([id, ...texts].join(' '))
}

/** Without accents and capitals; `tauxPersonnel` is two words and one. */
function wordsOf(text: string): string[] {
  const parted = text.replace(/(\p{Lowercase})(\p{Uppercase})/gu, '$1 $2')
  return plainWordsOf(`${parted} ${parted === text ? '' : text}`)
}
