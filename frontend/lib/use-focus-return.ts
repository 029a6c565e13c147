import { useRef } from 'react'

/**
 * Gives the focus back to what had it before a dialog opened: the handler for `onCloseAutoFocus`. Radix does so for a
 * trigger of its own only, and our dialogs open from anywhere.
 */
export function useFocusReturn(open: boolean): () => void {
  const opener = useRef<Element | null>(null)
  const wasOpen = useRef(false)
  // Read while rendering: a field that focuses itself takes the focus before any effect runs.
  if (open && !wasOpen.current) opener.current = document.activeElement
  wasOpen.current = open
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}
