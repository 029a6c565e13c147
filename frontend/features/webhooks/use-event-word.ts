import { useCallback } from 'react'
import type { Delivery } from '@/api/webhooks'
import { useT } from '@/lib/use-t'

/** What an address is told, in words. */
export function useEventWord(): (event: Delivery['event']) => string {
  const t = useT()
  return useCallback((event) => t(`webhooks.event_${event.replace('.', '_')}`), [t])
}
