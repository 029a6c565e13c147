import { isGiven, type Fields, type Reading } from './reading.ts'
import { strict, type JsonSchema } from './schema_parts.ts'
import type { Language } from './shown_params.ts'

/**
 * What is called something in the company's own language is called in others, where it was given; `nameIn` says which
 * of them a reader sees. Names change no figure.
 */
export type Translations = Readonly<Partial<Record<Language, string>>>

/** Something with a name of the company's own words. */
export interface Named {
  readonly description?: string | null
  readonly translations?: Translations | null
}

const text: JsonSchema = { type: 'string' }
const LANGUAGES: Readonly<Record<Language, JsonSchema>> = { fr: text, nl: text, en: text }

export const TRANSLATIONS_SCHEMA: JsonSchema = strict(LANGUAGES)

/** The name that a reader sees: that of their language, else the company's own. */
export function nameIn<T extends string | null | undefined>(
  name: T,
  translations: Translations | null | undefined,
  language: Language
): T | string {
  return translations?.[language] || name
}

/** Whether a name is one of something's, in whichever language it was read; no name is as good as an empty one. */
export function isCalled({ description, translations }: Named, name: unknown): boolean {
  const wanted = name ?? ''
  return (
    wanted === (description ?? '') ||
    Object.values(translations ?? {}).some((each) => each === wanted && each !== '')
  )
}

/** Texts by language; a language that is none of the product's is refused by its name. */
export function readTranslations(value: unknown, path: string, reading: Reading): void {
  if (!isGiven(value)) return
  const names: Fields | undefined = reading.object(value, path)
  for (const language in names) {
    const at = `${path}.${language}`
    if (!Object.hasOwn(LANGUAGES, language)) reading.refuse('unknown_field', at)
    else if (isGiven(names[language]) && typeof names[language] !== 'string')
      reading.refuse('invalid_value', at, { expected: 'text' })
  }
}
