/** Names that people gave themselves start no second line of a mail, and no second header. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}
