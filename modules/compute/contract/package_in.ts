import { BENEFITS, type AnyBenefit, type BenefitKind } from './benefits/index.ts'
import { listOf } from './benefits/options.ts'
import type { Language } from './shown_params.ts'
import { nameIn, type Named, type Translations } from './translations.ts'

/** The names that stand on the package itself, each with the field of its translations. */
const OWN_NAMES: readonly (readonly [string, string])[] = BENEFITS.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, { names }]) =>
    names === undefined ? [] : [[name, names] as const]
  )
)

/** The lists whose entries have a name. */
export const NAMED_LISTS = BENEFITS.flatMap(({ name, fields, choice }) => [
  ...(choice?.options ? [listOf(name)] : []),
  ...Object.entries(fields).flatMap(([key, { kind }]) => (kind === 'list' ? [key] : [])),
]) as readonly NamedList[]

type ListsIn<F> = { [K in keyof F]: F[K] extends { kind: 'list' } ? K : never }[keyof F]
export type NamedList = `${BenefitKind}Options` | ListsOf<AnyBenefit>
type ListsOf<B> = B extends { fields: infer F } ? ListsIn<F> : never

/**
 * A package as one reader reads it: every name in their language where it has one, and no translations any more. To be
 * shown, never to be kept.
 */
export function packageIn<T extends object>(fields: T, language: Language): T {
  const shown = { ...fields } as Record<string, unknown>
  for (const [name, translations] of OWN_NAMES) {
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
