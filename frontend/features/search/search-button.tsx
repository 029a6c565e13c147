import { useEffect } from 'react'
import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface SearchButtonProps {
  onOpen: () => void
  /** Somebody is about to open it. */
  onNear: () => void
}

/** Opens the palette, by hand or with Ctrl or Cmd and K. */
export function SearchButton({ onOpen, onNear }: SearchButtonProps) {
  const t = useT()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Control' || event.key === 'Meta') onNear()
      const asked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!asked || event.altKey || event.shiftKey) return
      event.preventDefault()
      onOpen()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onOpen, onNear])
  return (
    <Button
      variant="ghost"
      aria-keyshortcuts="Control+K Meta+K"
      className="px-2.5"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
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
