import type { Translations } from '#modules/compute/pure'
import { useCompany } from '@/api/get-company'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES, type Locale } from '@/lib/locale'
import { useT } from '@/lib/use-t'

interface OtherLanguagesProps {
  /** Of what these are the names, as its own field says. */
  label: string
  value: Translations | null | undefined
  onChange: (value: Translations) => void
}

/** The names of something in the languages that are not the company's own, folded below its field. */
export function OtherLanguages({ label, value, onChange }: OtherLanguagesProps) {
  const t = useT()
  const own = useCompany().data?.language
  // A name that stands there is seen, even in what became the company's language since.
  const others = LOCALES.filter((locale) => locale !== own || value?.[locale])
  const told = others.filter((locale) => value?.[locale])
  const write = (locale: Locale, name: string) => {
    const { [locale]: _before, ...rest } = value ?? {}
    onChange(name === '' ? rest : { ...rest, [locale]: name })
  }
  return (
    <details className="min-w-0">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm text-accent underline-offset-4 hover:underline">
        {t('editor.otherLanguages', {
          count: told.length,
          languages: told.map((locale) => locale.toUpperCase()).join(', '),
        })}
      </summary>
      <div
        role="group"
        aria-label={t('editor.otherLanguagesOf', { name: label })}
        className="flex flex-col gap-3 pt-1 pb-2"
      >
        {others.map((locale) => (
          <Field key={locale} label={LANGUAGE_NAMES[locale]}>
            {(control) => (
              <Input
                {...control}
                lang={locale}
                maxLength={200}
                autoComplete="off"
                value={value?.[locale] ?? ''}
                onChange={(event) => write(locale, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  )
}
