import { useEffect } from 'react'
import { LOCALES, localeOfCookie, localeOfPath, switchLocale } from './locale.ts'

/**
 * Loads the page again in a person's own language where it stands in another and this browser has chosen none: a
 * choice of theirs is never taken back.
 */
export function useReadersLanguage(language: string): void {
  useEffect(() => {
    const own = LOCALES.find((locale) => locale === language)
    const chosen = localeOfCookie(document.cookie)
    if (own && chosen === null && own !== localeOfPath(window.location.pathname)) switchLocale(own)
  }, [language])
}
