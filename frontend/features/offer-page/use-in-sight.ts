import { useEffect, useState } from 'react'

/** Whether an element of the page is on screen now. */
export function useInSight(id: string): boolean {
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry?.isIntersecting ?? false),
      { threshold: 0.25 }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return inSight
}
