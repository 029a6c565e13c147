import { useEffect } from 'react'

/** Who signs in: a user of the company, or a worker in their portal. */
type Who = 'user' | 'worker'

const channelOf = (who: Who) => (who === 'user' ? 'barema.signed-in' : 'barema.worker-signed-in')

/** Tells the page that still waits for the mail, in another tab of this browser, that the link was opened. */
export function announceSignedIn(who: Who): void {
  const channel = new BroadcastChannel(channelOf(who))
  channel.postMessage('signed-in')
  channel.close()
}

/** Runs when another tab has signed in by the link. */
export function useSignedInElsewhere(who: Who, onSignedIn: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelOf(who))
    channel.onmessage = onSignedIn
    return () => channel.close()
  }, [who, onSignedIn])
}
