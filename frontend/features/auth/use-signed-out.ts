import { useEffect, useState } from 'react'
import { signOut } from '@/api/sign-out'

/** Signs out on arrival; true once that is done. */
export function useSignedOut(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void signOut().finally(() => setReady(true))
  }, [])
  return ready
}
