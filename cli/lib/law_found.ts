import { parameterText, ruleText, type Language, type ListedParameter } from '#modules/compute/pure'
import { figureOf, valueOn } from '#cli/lib/law_figures'
import { named } from '#cli/lib/law_print'
import { WIDTH, wrapped } from '#cli/lib/wrapped'

/** A figure as a search shows it: what it is on a day, since when and until when, and where it stands. */
export function foundFigure(parameter: ListedParameter, day: string, language: Language): string {
  const text = parameterText(parameter.id, language)
  const value = valueOn(parameter, day)
  const head = titled(parameter.id, figureOf(value, parameter))
  const title = text === undefined ? [] : [wrapped(`${text.title}. ${text.explanation}`)]
  if (value === undefined) return [head, ...title].join('\n')
  const next = parameter.values.find(({ from }) => from > day)
  const until = next === undefined ? '' : `, another one from ${next.from}`
  return [
    head,
    ...title,
    `  from ${value.from}${until}`,
    wrapped(`${value.source} (${value.confidence}, checked ${value.checked})`, 4),
    ...(value.href === undefined ? [] : [`    ${value.href}`]),
  ].join('\n')
}

/** A formula as a search shows it: what it says, and its article of law. */
export function foundRule(id: string, language: Language): string {
  const { title, explanation, article } = ruleText(id, language)!
  return [
    titled(id, title),
    wrapped(explanation),
    ...(article === '' ? [] : [wrapped(article, 4)]),
  ].join('\n')
}

/** What does not fit beside the name, such as a table, stands below it. */
export function titled(id: string, text: string): string {
  const line = `${named(id)} ${text}`
  return line.length <= WIDTH ? line : `${id}\n${wrapped(text)}`
}

/** The same figure as a line of JSON. */
export function figureLine(
  { id, unit, values }: ListedParameter,
  day: string,
  language: Language
): string {
  const until = values.find(({ from }) => from > day)?.from ?? null
  const value = values.findLast(({ from }) => from <= day) ?? null
  return JSON.stringify({ id, ...parameterText(id, language), unit, ...value, until })
}

/** The same formula as a line of JSON. */
export function ruleLine(id: string, language: Language): string {
  return JSON.stringify({ id, ...ruleText(id, language) })
}
