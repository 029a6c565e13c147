import { isGiven, type Fields, type Reading } from './reading.ts'
import { strict, type JsonSchema } from './schema_parts.ts'
import type { Language } from './shown_params.ts'

/**
 * What is called something in the company's own language is called in others, where somebody told; `nameIn` says which
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

/** The names that stand on the package itself, each with the field of its translations. */
const OWN_NAMES = {
  descriptionVS: 'translationsVS',
  descriptionCarteEssence: 'translationsCarteEssence',
  descriptionVelo: 'translationsVelo',
  descriptionTelephone: 'translationsTelephone',
  descriptionTelephonePlan: 'translationsTelephonePlan',
  descriptionLaptop: 'translationsLaptop',
} as const

/** The lists whose entries have a name. */
export const NAMED_LISTS = [
  'voitureSocieteOptions',
  'veloOptions',
  'telephoneOptions',
  'telephonePlanOptions',
  'laptopOptions',
  'extensionAssuranceOptions',
  'extensionAssuranceSelections',
  'packageExtras',
] as const

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

/**
 * A package as one reader reads it: every name in their language where it has one, and no translations any more. To be
 * shown, never to be kept.
 */
export function packageIn<T extends object>(fields: T, language: Language): T {
  const shown = { ...fields } as Record<string, unknown>
  for (const [name, translations] of Object.entries(OWN_NAMES)) {
    if (!(translations in shown)) continue
    shown[name] = nameIn(shown[name] as string, shown[translations] as Translations, language)
    delete shown[translations]
  }
  for (const list of NAMED_LISTS) {
    const entries = shown[list]
    if (Array.isArray(entries))
      shown[list] = entries.map((entry: Named) => namedIn(entry, language))
  }
  return shown as T
}

/** An entry of a list as one reader reads it. */
function namedIn(entry: Named, language: Language): Named {
  if (!entry?.translations) return entry
  const { translations, ...rest } = entry
  return { ...rest, description: nameIn(entry.description, translations, language) }
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
