import { useOptionalMessage } from '@/lib/use-t'

/** What happened, in words; an event that has none yet shows its code. */
export function useEventName(): (event: string) => string {
  const message = useOptionalMessage()
  return (event) => message(`words.events.${event}`) ?? event
}
