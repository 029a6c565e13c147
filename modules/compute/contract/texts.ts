import enInputs from '../lang/en/inputs.json' with { type: 'json' }
import enLaws from '../lang/en/laws.json' with { type: 'json' }
import enLines from '../lang/en/lines.json' with { type: 'json' }
import enParameters from '../lang/en/parameters.json' with { type: 'json' }
import enRefusals from '../lang/en/refusals.json' with { type: 'json' }
import enRules from '../lang/en/rules.json' with { type: 'json' }
import enSubjects from '../lang/en/subjects.json' with { type: 'json' }
import frInputs from '../lang/fr/inputs.json' with { type: 'json' }
import frLaws from '../lang/fr/laws.json' with { type: 'json' }
import frLines from '../lang/fr/lines.json' with { type: 'json' }
import frParameters from '../lang/fr/parameters.json' with { type: 'json' }
import frRefusals from '../lang/fr/refusals.json' with { type: 'json' }
import frRules from '../lang/fr/rules.json' with { type: 'json' }
import frSubjects from '../lang/fr/subjects.json' with { type: 'json' }
import nlInputs from '../lang/nl/inputs.json' with { type: 'json' }
import nlLaws from '../lang/nl/laws.json' with { type: 'json' }
import nlLines from '../lang/nl/lines.json' with { type: 'json' }
import nlParameters from '../lang/nl/parameters.json' with { type: 'json' }
import nlRefusals from '../lang/nl/refusals.json' with { type: 'json' }
import nlRules from '../lang/nl/rules.json' with { type: 'json' }
import nlSubjects from '../lang/nl/subjects.json' with { type: 'json' }
import { sectorFigureText } from './committee_texts.ts'
import { labelKey, shownParams, type Language } from './shown_params.ts'
import { lineOfRule, RULES_OF_LINES, type LawName } from './text_keys.ts'
import type { ComputeError } from './types.ts'

export type { Language }

/** A rule in words: its title, one sentence, and the article of law (may be empty). */
export interface RuleText {
  readonly title: string
  readonly explanation: string
  readonly article: string
}

const RULE_TEXTS: Readonly<Record<Language, Readonly<Record<string, RuleText>>>> = {
  fr: frRules,
  nl: nlRules,
  en: enRules,
}
/** A figure of the law in words: its title and one sentence. */
export interface ParameterText {
  readonly title: string
  readonly explanation: string
}

const PARAMETER_TEXTS: Readonly<Record<Language, Readonly<Record<string, ParameterText>>>> = {
  fr: frParameters,
  nl: nlParameters,
  en: enParameters,
}
const LINE_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: frLines,
  nl: nlLines,
  en: enLines,
}
const INPUT_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: frInputs,
  nl: nlInputs,
  en: enInputs,
}
const SUBJECT_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: frSubjects,
  nl: nlSubjects,
  en: enSubjects,
}
const LAW_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: frLaws,
  nl: nlLaws,
  en: enLaws,
}
const REFUSALS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: frRefusals,
  nl: nlRefusals,
  en: enRefusals,
}

/** The ids of every rule that has words: its own, or those of its line. */
export function listRules(): readonly string[] {
  return [...new Set([...Object.keys(RULE_TEXTS.fr), ...RULES_OF_LINES])]
}

/** The words for a rule of an explanation, or `undefined` for an unknown id. */
export function ruleText(rule: string, language: Language): RuleText | undefined {
  if (Object.hasOwn(RULE_TEXTS[language], rule)) return RULE_TEXTS[language][rule]
  const key = lineOfRule(rule)
  return key === undefined
    ? undefined
    : { title: lineText(key, language), explanation: INPUT_TEXTS[language].douzeMois, article: '' }
}

/** The words for a figure of the law or of a joint committee, or `undefined` for an unknown id. */
export function parameterText(id: string, language: Language): ParameterText | undefined {
  const texts = PARAMETER_TEXTS[language]
  return Object.hasOwn(texts, id) ? texts[id] : sectorFigureText(id, language)
}

/** The name of a group of figures (`onss` of `onss.tauxPersonnel`), or `undefined` for an unknown one. */
export function subjectText(group: string, language: Language): string | undefined {
  return Object.hasOwn(SUBJECT_TEXTS[language], group) ? SUBJECT_TEXTS[language][group] : undefined
}

/** The words for the name of a law (`lawName`), for what it carries on, and for what it leaves uncomputed. */
export function lawText(
  name: LawName | 'carriedOn' | 'cotisationsIndependant',
  language: Language
): string {
  return LAW_TEXTS[language][name]
}

/** The label of an input of an explanation: a line, a rule, or a fact of the situation. */
export function inputText(name: string, language: Language): string | undefined {
  const lines = LINE_TEXTS[language]
  if (Object.hasOwn(lines, name)) return lines[name]
  const inputs = INPUT_TEXTS[language]
  return ruleText(name, language)?.title ?? (Object.hasOwn(inputs, name) ? inputs[name] : undefined)
}

/** The label of a field or list key of the answer; the key itself when it has none. */
export function lineText(key: string, language: Language): string {
  return Object.hasOwn(LINE_TEXTS[language], key) ? LINE_TEXTS[language][key] : key
}

/** The label of a field by its path; the path where it has none. */
function fieldText(path: string, language: Language): string {
  return inputText(labelKey(path), language) ?? path
}

/** The sentence for a refusal. */
export function errorText(error: ComputeError, language: Language): string {
  const params = error.params ?? {}
  const shown = shownParams(error, language)
  const refusals = REFUSALS[language]
  const kind = 'allowed' in params ? 'allowed' : params.expected
  const sentence = refusals[`${error.code}_${kind}`] ?? refusals[error.code]
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'with' || name === 'for' ? fieldText(shown[name], language) : shown[name]
  )
}
