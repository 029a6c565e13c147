import { useEffect } from 'react'
import { useLocale } from '@/lib/use-t'

/** An unknown path leads to the root path. The root belongs to another audience, so the page is loaded anew. */
export function LeaveToRoot() {
  const locale = useLocale()
  useEffect(() => window.location.replace(`/${locale}/`), [locale])
  return null
}
