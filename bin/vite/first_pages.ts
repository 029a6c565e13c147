import type { Plugin } from 'vite'
import { PAGES } from '../../frontend/pages.ts'

const LOCALES = ['fr', 'nl', 'en']

/** What every page begins with. */
export const ENTRIES = ['frontend/first.ts', 'frontend/main.tsx']

/**
 * Asks V8 to compile the functions of a file while it arrives, on another thread: what is compiled when it is first called
 * takes a slow phone a sixth of the time until it shows a page. Heeded before the first word of a file only; other engines
 * take it for the comment that it is.
 */
const COMPILED_BESIDE = '//# allFunctionsCalledOnLoad\n'

/** What writes the first words of a file: the hint goes before them, and before the file is compressed. */
const LAST_WRITER = 'vite:build-import-analysis'

/**
 * Writes the files of each page that people open cold (frontend/pages.ts), for backend/http/first_page.ts to name, and has
 * them compiled as they come.
 */
export function firstPages(): Plugin {
  const named = new Set<string>()
  return {
    name: 'barema-first-pages',
    apply: 'build',
    configResolved({ plugins }) {
      const writer = plugins.find(({ name }) => name === LAST_WRITER)
      const write = writer?.generateBundle
      if (typeof write !== 'function') throw new Error(`${LAST_WRITER} writes no files any more`)
      writer!.generateBundle = async function (options, bundle, isWrite) {
        await write.call(this, options, bundle, isWrite)
        for (const chunk of Object.values(bundle))
          // Words hold no functions.
          if (chunk.type === 'chunk' && named.has(chunk.fileName) && !/^lang-/.test(chunk.name))
            chunk.code = COMPILED_BESIDE + chunk.code
      }
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each]] : []
        )
      )
      const withSource = (path: string) => {
        const found = [...chunks.values()].find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith(`/frontend/${path}`))
        )
        if (!found) throw new Error(`frontend/pages.ts names ${path}, which is in no file`)
        return found.fileName
      }
      /** Files with all that they import, each once, what is imported after what imports it. */
      const closure = (files: string[], seen = new Set<string>()) => {
        for (const file of files) {
          if (seen.has(file)) continue
          seen.add(file)
          closure(chunks.get(file)?.imports ?? [], seen)
        }
        return seen
      }
      const words = (locale: string, groups: readonly string[] = ['employer', 'employer-more']) =>
        [...chunks.values()]
          .filter(({ name }) => {
            const [, of, group] = /^lang-(\w\w)-(.+)$/.exec(name) ?? []
            return of === locale && groups.includes(group!)
          })
          .map(({ fileName }) => fileName)
      const entry = closure(ENTRIES.map((path) => withSource(path.replace('frontend/', ''))))
      const pages = PAGES.map(({ path, files, words: groups, later, skeleton }) => {
        const filesIn = (locale: string) => {
          const first = closure(
            [...words(locale, groups), ...files.map(withSource)],
            new Set(entry)
          )
          const all = later
            ? closure(
                [...words(locale, later.words), ...later.files.map(withSource)],
                new Set(first)
              )
            : first
          return {
            files: [...first].slice(entry.size),
            later: [...all].slice(first.size),
          }
        }
        const of = LOCALES.map((locale) => [locale, filesIn(locale)] as const)
        for (const [, { files: first, later: then }] of of)
          for (const file of [...entry, ...first, ...then]) named.add(file)
        return { path: path.source, skeleton, of: Object.fromEntries(of) }
      })
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(pages),
      })
    },
  }
}
