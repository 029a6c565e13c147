/** Without accents and capitals, to compare what people write: `Étudiants` and `etudiants` are the same. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words and numbers of a text, without accents, capitals and signs: `n`, `de`, `personnel` of `N° de personnel`. */
export function plainWordsOf(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
