/** Where the name of who published a source ends. */
const NAME_ENDS = /(?: \(|, |: )/
const ADDRESS = /^https?:\/\/(?:www\.)?([^/\s]+)\S*/

/** A source as one reads it: who published it, and what exactly; of an address the site. */
export function publisherOf(source: string): { name: string; what: string } {
  const site = ADDRESS.exec(source)
  if (site) return { name: site[1]!, what: source }
  const end = source.search(NAME_ENDS)
  if (end === -1) return { name: source, what: '' }
  const what = source.slice(end).replace(NAME_ENDS, '')
  return { name: source.slice(0, end), what: source[end + 1] === '(' ? `(${what}` : what }
}
