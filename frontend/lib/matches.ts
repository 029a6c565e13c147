/** Whether every word that was typed stands in the text, whatever case and accents. */
export function matches(text: string, typed: string): boolean {
  const plain = plainOf(text)
  return plainOf(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
