import { plainWordsOf } from '#modules/shared/values/plain_text'

/** Whether every word that was typed begins a word of the text, whatever case, accents and order. */
export function matches(text: string, typed: string): boolean {
  const words = plainWordsOf(text)
  return plainWordsOf(typed).every((start) => words.some((word) => word.startsWith(start)))
}
