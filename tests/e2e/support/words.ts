import { readFileSync } from 'node:fs'

/** What the screens say in a language, by `file.key`; for messages without arguments. */
export function wordsOf(locale: string): (id: string) => string {
  const files = new Map<string, Record<string, string>>()
  return (id) => {
    const [file, key] = id.split('.') as [string, string]
    if (!files.has(file))
      files.set(file, JSON.parse(readFileSync(`frontend/lang/${locale}/${file}.json`, 'utf8')))
    const text = files.get(file)![key]
    if (text === undefined) throw new Error(`No words for ${id} in ${locale}`)
    return text
  }
}

/** How the first page greets a user who is signed in, by day and in the evening. */
export const GREETING = /^(Bonjour|Bonsoir), \S/
