import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import vite from '@adonisjs/vite/services/main'
import { LOCALES, type Locale } from '#modules/shared/tenancy/scope'

/** One kind of page as the build wrote it down (vite.config.ts, frontend/pages.ts). */
interface BuiltPage {
  /** A pattern for its address without the language. */
  path: string
  skeleton: string
  /** By its language: the files that it shows nothing without, and those that it asks for then. */
  of: Record<Locale, Record<'files' | 'later', string[]>>
}

/** What a browser is told of a page before its script runs. */
export interface FirstPage {
  /** The view that stands in the page meanwhile; null for none. */
  skeleton: string | null
  /** Addresses of scripts to fetch at once, the first needed first. */
  files: string[]
  /** Those of scripts that it asks for once it stands there. */
  later: string[]
}

let built: { path: RegExp; page: BuiltPage }[] | null = null

/** A page that finds out by itself what it needs, as all do in development. */
const NOTHING: FirstPage = { skeleton: null, files: [], later: [] }

/** What the page of an address needs at once. */
export function firstPageOf(address: string): FirstPage {
  if (vite.useDevServer) return NOTHING
  const [, locale, path] = /^\/(\w\w)(\/.*)?$/.exec(address) ?? []
  if (!LOCALES.includes(locale as Locale)) return NOTHING
  built ??= pagesOfBuild()
  const found = built.find((each) => each.path.test(path ?? '/'))?.page
  if (!found) return NOTHING
  const { files, later } = found.of[locale as Locale]
  const addressOf = (file: string) => `${vite.assetsUrl()}/${file}`
  return { skeleton: found.skeleton, files: files.map(addressOf), later: later.map(addressOf) }
}

function pagesOfBuild() {
  const file = app.publicPath('assets/.vite/pages.json')
  // A build of before this list has none.
  if (!existsSync(file)) return []
  const pages: BuiltPage[] = JSON.parse(readFileSync(file, 'utf8'))
  return pages.map((page) => ({ path: new RegExp(page.path), page }))
}
