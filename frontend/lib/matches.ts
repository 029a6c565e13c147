/** Whether every word that was typed begins a word of the text, whatever case, accents and order. */
export function matches(text: string, typed: string): boolean {
  const words = wordsOf(text)
  return wordsOf(typed).every((start) => words.some((word) => word.startsWith(start)))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}
