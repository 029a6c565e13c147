import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { Locale } from './locale.ts'

type Values = Record<string, string | number | boolean | Date | null | undefined>

/** Gives `t(id, values)`: the message of the catalogue in the reader's language. */
export function useT(): (id: string, values?: Values) => string {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}

/** The reader's language. */
export function useLocale(): Locale {
  return useIntl().locale as Locale
}

/** Gives a message, or null when it is absent or empty (not every line of the engine has an article of law). */
export function useOptionalMessage(): (id: string, values?: Values) => string | null {
  const intl = useIntl()
  return useCallback(
    (id, values) => (intl.messages[id] ? intl.formatMessage({ id }, values) : null),
    [intl]
  )
}
