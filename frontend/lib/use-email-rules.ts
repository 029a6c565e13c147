import { useT } from './use-t.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rules for a form's `email`: there, and looking like an address. */
export function useEmailRules() {
  const t = useT()
  return {
    required: t('login.emailRequired'),
    pattern: { value: EMAIL, message: t('login.emailInvalid') },
    setValueAs: (value: string) => value.trim(),
  }
}
