import type { Plugin } from 'vite'
import { PAGES } from '../../frontend/pages.ts'

/** What every page begins with. */
export const ENTRIES = ['frontend/first.ts', 'frontend/main.tsx']

/** Writes the files of each page that people open cold (frontend/pages.ts), for backend/http/first_page.ts to name. */
export function firstPages(): Plugin {
  return {
    name: 'barema-first-pages',
    apply: 'build',
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
      const pages = PAGES.map(({ path, files, words: groups, skeleton }) => ({
        path: path.source,
        skeleton,
        files: Object.fromEntries(
          ['fr', 'nl', 'en'].map((locale) => [
            locale,
            [...closure([...words(locale, groups), ...files.map(withSource)])].filter(
              (file) => !entry.has(file)
            ),
          ])
        ),
      }))
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(pages),
      })
    },
  }
}
