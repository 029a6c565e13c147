import { listCommissions } from '#modules/compute/pure'
import type { Language } from '#modules/shared/values/format'

const SHORT: Readonly<Record<Language, string>> = { fr: 'CP', nl: 'PC', en: 'JC' }

/** A joint committee in words: `CP 200, …`; a code that is not known stays as it is. */
export function committeeName(code: string, language: Language): string {
  const [, main, sub] = /^BECP(\d{3})(\d{2})?$/.exec(code) ?? []
  if (!main) return code
  const title = listCommissions().find((each) => each.code === code)?.titles[language]
  const number = `${SHORT[language]} ${main}${sub ? `.${sub}` : ''}`
  return title ? `${number} (${title})` : number
}
