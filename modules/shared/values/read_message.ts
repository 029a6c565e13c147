import { IntlMessageFormat } from 'intl-messageformat'

/** Texts that hold `<` are texts, not markup. */
const OPTIONS = { ignoreTag: true }
const kept = new Map<string, IntlMessageFormat>()

/**
 * An ICU message, read once per language: reading one costs half a millisecond, saying it a hundredth of that. There are
 * no more of them than the translations hold.
 */
export function readMessage(message: string, locale: string): IntlMessageFormat {
  const key = `${locale} ${message}`
  let format = kept.get(key)
  if (!format) kept.set(key, (format = new IntlMessageFormat(message, locale, {}, OPTIONS)))
  return format
}
