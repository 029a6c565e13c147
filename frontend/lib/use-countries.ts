import { useMemo } from 'react'
import { COUNTRIES } from '#modules/shared/values/countries'
import { useLocale } from '@/lib/use-t'

/** Where most who work in Belgium live and come from: they stand first. */
const NEAR = ['BE', 'FR', 'NL', 'LU', 'DE']

/** Every country by its name in the page's language, those around first. */
export function useCountries(): { value: string; label: string }[] {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const { compare } = new Intl.Collator(locale)
    const named = COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value }))
    const far = named.filter(({ value }) => !NEAR.includes(value))
    const near = NEAR.map((code) => named.find(({ value }) => value === code)!)
    return [...near, ...far.sort((one, other) => compare(one.label, other.label))]
  }, [locale])
}
