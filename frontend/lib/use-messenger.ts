import { useEffect } from 'react'
import type { User } from '@/api/types'
import { createMessenger, logOnly } from './messaging.ts'

/** The messaging widget while a person is signed in; it goes with them. */
export function useMessenger(person: User): void {
  useEffect(() => {
    const messenger = createMessenger()
    if (!messenger) return
    let left = false
    messenger
      .boot(person)
      .then(() => left && messenger.shutdown())
      .catch(logOnly)
    return () => {
      left = true
      try {
        messenger.shutdown()
      } catch (error) {
        logOnly(error)
      }
    }
    // A person who changes their name stays the same person.
  }, [person.id])
}
