import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Language } from '@/api/types'
import { LANGUAGE_NAMES } from '@/lib/language-names'
import { LOCALES } from '@/lib/locale'

interface LanguageFieldProps {
  label: string
  value: Language
  onChange: (language: Language) => void
  hint?: string
  error?: string
  disabled?: boolean
}

/** One of the three languages, each by its own name. */
export function LanguageField({
  label,
  value,
  onChange,
  hint,
  error,
  disabled,
}: LanguageFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Select<Language>
          {...field}
          disabled={disabled}
          value={value}
          onValueChange={onChange}
          options={LOCALES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        />
      )}
    </Field>
  )
}
