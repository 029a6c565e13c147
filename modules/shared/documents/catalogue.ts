import { readMessage } from '#modules/shared/values/read_message'
import { REGION, type DocumentLanguage } from './format.ts'

type Values = Record<string, string | number>
export type Catalogue = { [key: string]: string | Catalogue }

/** The words of one kind of document in one language. */
export interface Words {
  /**
   * @param key path in the catalogue
   * @throws when there is no such text: a document with a hole must not leave the house
   */
  say(key: string, values?: Values): string
  /** The same, or the fallback when the catalogue does not know the key (a value of stored data). */
  sayOr(fallback: string, key: string): string
}

/** @param file the catalogue's name, for the error that names a missing text */
export function wordsOf(
  file: string,
  catalogues: Record<DocumentLanguage, Catalogue>,
  language: DocumentLanguage
): Words {
  const find = (key: string): string | undefined => {
    let at: string | Catalogue | undefined = catalogues[language]
    for (const part of key.split('.'))
      at = typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined
    return typeof at === 'string' ? at : undefined
  }
  return {
    say(key, values) {
      const message = find(key)
      if (message === undefined) throw new Error(`${file} (${language}) has no text "${key}"`)
      return String(readMessage(message, REGION[language]).format(values))
    },
    sayOr: (fallback, key) => find(key) ?? fallback,
  }
}
