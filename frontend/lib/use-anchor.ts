import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** How long a screen may take to bring what its address points at. */
const PATIENCE_MS = 5_000

/** Scrolls to `#anchor`, also where it only comes with the screen's data: the router looks for it once, too early. */
export function useAnchor(): void {
  const { key, hash } = useLocation()
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    // The router has scrolled to what is there.
    if (id === '' || document.getElementById(id)) return
    const observer = new MutationObserver(() => {
      const target = document.getElementById(id)
      if (!target) return
      stop()
      target.scrollIntoView()
    })
    const timer = setTimeout(stop, PATIENCE_MS)
    observer.observe(document.body, { childList: true, subtree: true })
    return stop

    function stop() {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key, hash])
}
