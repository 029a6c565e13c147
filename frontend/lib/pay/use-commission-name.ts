import { useCallback } from 'react'
import { useOptionalMessage, useT } from '@/lib/use-t'

/** Names a joint committee: `CP 200 · Commission auxiliaire pour employés`; a code that is none stays as it is. */
export function useCommissionName(): (code: string) => string {
  const t = useT()
  const message = useOptionalMessage()
  return useCallback(
    (code) => {
      const number = /^BECP(\d{3})(\d\d)?$/.exec(code)
      const name = message(`compute.commissions.${code}`)
      if (!number || !name) return name ?? code
      const committee = [number[1], number[2]].filter(Boolean).join('.')
      return t('packages.committee', { committee, name })
    },
    [message, t]
  )
}
