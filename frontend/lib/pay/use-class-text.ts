import { useMemo } from 'react'
import { useOptionalMessage } from '@/lib/use-t'

/** Names the classes and the scales of a joint committee (`BECP302`); what has no name is its own code. */
export function useClassText(commission: string) {
  const message = useOptionalMessage()
  return useMemo(() => {
    const key = commission.replace(/^BE/, '')
    return {
      classe: (code: string) => message(`compute.committees.classes.${key}.${code}`) ?? code,
      echelle: (code: string) => message(`compute.committees.echelles.${key}.${code}`) ?? code,
    }
  }, [commission, message])
}
