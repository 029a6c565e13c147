/** The beginning of a text, at most so many UTF-16 units long: half of a character is left off. */
export function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}
