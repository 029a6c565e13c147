import type { Locale } from '#modules/shared/tenancy/scope'

/** What is told, by table, and what is sealed; see `HeldOn`. */
interface Told {
  person: Record<string, unknown>
  sealed: Record<string, string | null>
  rows: Record<string, Record<string, unknown>[]>
}

interface PageWords {
  /** Of the person. */
  name: string
  locale: Locale
  /** The text under a key, or null where there is none: a column then stands under its own name. */
  words: (key: string) => string | null
}

/** All that is held on a person as a page to read: HTML in itself, of which nothing is fetched or run. */
export function dataPage(
  { person, sealed, rows }: Told,
  { name, locale, words }: PageWords
): string {
  const known = Object.entries(sealed).filter(([, value]) => value !== null)
  const sections = [
    section(words('person') ?? '', [{ ...Object.fromEntries(known), ...person }], words),
    ...Object.entries(rows)
      .filter(([, list]) => list.length > 0)
      .map(([table, list]) => section(words(`table_${table}`) ?? readable(table), list, words)),
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(words('title') ?? '')}</h1>
<p>${escaped(name)}</p>
<p>${escaped(words('intro') ?? '')}</p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem }
h2 { margin-top: 2.5rem; font-size: 1.15rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .35rem 1.5rem; margin: 0;
  padding: 1rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
dt { opacity: .75 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
@media (max-width: 30rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: .5rem } }
@media print { h2 { break-after: avoid } dl { break-inside: avoid } }
`

function section(
  title: string,
  list: readonly Record<string, unknown>[],
  words: PageWords['words']
): string {
  const rows = list.map((row) => {
    const lines = Object.entries(row).map(
      ([column, value]) =>
        `<dt>${escaped(words(`field_${column}`) ?? readable(column))}</dt><dd>${escaped(written(value, words))}</dd>`
    )
    return `<dl>${lines.join('')}</dl>`
  })
  return `<section><h2>${escaped(title)}</h2>${rows.join('\n')}</section>`
}

/** A value as one reads it; what has parts, part by part. */
function written(value: unknown, words: PageWords['words']): string {
  if (typeof value === 'boolean') return words(value ? 'yes' : 'no') ?? String(value)
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) return JSON.stringify(value, null, 2)
  return String(value)
}

/** `start_of_seniority`: start of seniority. */
function readable(column: string): string {
  return column.replaceAll('_', ' ')
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)
}
