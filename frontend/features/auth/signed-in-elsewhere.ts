import { useEffect } from 'react'

const CHANNEL = 'barema.signed-in'

/** Tells the page that still waits for the mail, in another tab of this browser, that the link was opened. */
export function announceSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('signed-in')
  channel.close()
}

/** Runs when another tab has signed in by the link. */
export function useSignedInElsewhere(onSignedIn: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = onSignedIn
    return () => channel.close()
  }, [onSignedIn])
}
