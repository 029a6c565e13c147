import { readFileSync } from 'node:fs'

type Tree = { readonly [key: string]: Tree | string }

/**
 * What the screens say in a language, by `file.key`, or `compute.file.key` where the engine says it; for messages without
 * arguments.
 */
export function wordsOf(locale: string): (id: string) => string {
  const files = new Map<string, Tree>()
  return (id) => {
    const [folder, [file, ...keys]] = id.startsWith('compute.')
      ? ['modules/compute', id.split('.').slice(1)]
      : ['frontend', id.split('.')]
    const path = `${folder}/lang/${locale}/${file}.json`
    if (!files.has(path)) files.set(path, JSON.parse(readFileSync(path, 'utf8')))
    let found: Tree | string | undefined = files.get(path)
    for (const key of keys) found = typeof found === 'object' ? found[key] : undefined
    if (typeof found !== 'string') throw new Error(`No words for ${id} in ${locale}`)
    return found
  }
}

/** How the first page greets a user who is signed in, by day and in the evening. */
export const GREETING = /^(Bonjour|Bonsoir), \S/
