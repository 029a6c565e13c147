import { useState } from 'react'
import { useT } from './use-t.ts'

interface Unreadable {
  /** What is wrong with the text of the field; null when it can be read, or has been replaced by an amount. */
  sentence: string | null
  onUnreadable: (unreadable: boolean) => void
}

/** Remembers that a MoneyInput was left with a text that is no amount. `value` is the field's, null while it is so. */
export function useUnreadable(value: number | null): Unreadable {
  const t = useT()
  const [unreadable, setUnreadable] = useState(false)
  return {
    sentence: unreadable && value === null ? t('common.amountUnreadable') : null,
    onUnreadable: setUnreadable,
  }
}
