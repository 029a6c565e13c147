import { ChevronDown, Languages } from 'lucide-react'
import { cn } from '@/lib/cn'
import { LOCALES, switchLocale, type Locale } from '@/lib/locale'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { useLocale, useT } from '@/lib/use-t'

/** Chooses the language; the page loads again under its prefix. The system's own list: it is small, and known on a phone. */
export function LanguageSelect({ className }: { className?: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <span
      className={cn(
        'relative inline-flex shrink-0 items-center rounded-md text-ink hover:bg-sunken',
        className
      )}
    >
      <Languages className="pointer-events-none absolute left-3 size-4 text-ink-soft" aria-hidden />
      <select
        aria-label={t('common.language')}
        value={locale}
        onChange={(event) => switchLocale(event.target.value as Locale)}
        className="h-10 field-sizing-content w-full cursor-pointer appearance-none rounded-md bg-transparent pr-9 pl-10 text-sm md:h-9"
      >
        {LOCALES.map((value) => (
          <option key={value} value={value} lang={value} className="bg-surface text-ink">
            {LANGUAGE_NAMES[value]}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-3 size-3.5 text-ink-soft"
        aria-hidden
      />
    </span>
  )
}
