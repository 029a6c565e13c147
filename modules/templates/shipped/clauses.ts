import { readFileSync } from 'node:fs'
import type { Locale } from '#modules/shared/tenancy/scope'

const read = new Map<Locale, ReadonlyMap<string, string>>()

/** The clauses that the shipped texts of a language are made of, by name: `clauses.<language>.txt`, read once. */
export function clausesIn(language: Locale): ReadonlyMap<string, string> {
  const known = read.get(language)
  if (known) return known
  const file = readFileSync(new URL(`./clauses.${language}.txt`, import.meta.url), 'utf8')
  const sections = file.split(/^=== /m).slice(1)
  const clauses = new Map(
    sections.map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end).trim(), section.slice(end).trim()]
    })
  )
  read.set(language, clauses)
  return clauses
}
