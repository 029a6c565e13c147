import { useCallback } from 'react'
import { nameIn, type Named } from '#modules/compute/pure'
import { useLocale } from './use-t.ts'

/** Gives what something of the company is called in the reader's language, else in the company's own; empty without a name. */
export function useNameOf(): (named: Named) => string {
  const locale = useLocale()
  return useCallback(
    ({ description, translations }) => nameIn(description, translations, locale) ?? '',
    [locale]
  )
}
