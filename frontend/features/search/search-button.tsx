import { useEffect } from 'react'
import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

/** Opens the palette, by hand or with Ctrl or Cmd and K. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const asked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!asked || event.altKey || event.shiftKey) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onOpen])
  return (
    <Button
      variant="ghost"
      aria-keyshortcuts="Control+K Meta+K"
      className="px-2.5"
      onClick={onOpen}
    >
      <Search aria-hidden />
      <span className="sr-only">{t('search.open')}</span>
      <kbd className="hidden rounded-sm border border-line px-1.5 font-sans text-xs text-ink-soft xl:block">
        {isApple() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Button>
  )
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
