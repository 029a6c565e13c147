import { useCallback } from 'react'
import { useOptionalMessage, useT } from '@/lib/use-t'
import { committeeNumber } from './committee-number.ts'

/** Names a joint committee: `CP 200 · Commission auxiliaire pour employés`; a code that is none stays as it is. */
export function useCommissionName(): (code: string) => string {
  const t = useT()
  const message = useOptionalMessage()
  return useCallback(
    (code) => {
      const committee = committeeNumber(code)
      const name = message(`compute.commissions.${code}`)
      if (!committee || !name) return name ?? code
      return t('packages.committee', { committee, name })
    },
    [message, t]
  )
}
