import { Languages } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/components/ui/dropdown-menu'
import { LOCALES, switchLocale, type Locale } from '@/lib/locale'
import { useLocale, useT } from '@/lib/use-t'

/** Each language in its own words: whoever looks for it may not read the current one. */
export const LANGUAGE_NAMES: Record<Locale, string> = { fr: 'Français', nl: 'Nederlands', en: 'English' }

/** Chooses the language; the page loads again under its prefix. */
export function LanguageSelect({ side = 'bottom', className }: { side?: 'top' | 'bottom'; className?: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Menu
      align="start"
      side={side}
      trigger={
        <Button variant="ghost" className={className} aria-label={t('common.languageIs', { language: LANGUAGE_NAMES[locale] })}>
          <Languages aria-hidden />
          {LANGUAGE_NAMES[locale]}
        </Button>
      }
    >
      <MenuRadioGroup value={locale} onValueChange={(value) => switchLocale(value as Locale)}>
        {LOCALES.map((value) => (
          <MenuRadioItem key={value} value={value} lang={value}>
            {LANGUAGE_NAMES[value]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
