import { useEffect } from 'react'

interface Shortcuts {
  save: () => void
  undo: () => void
  redo: () => void
}

/** Ctrl or Cmd with S saves, with Z goes back, with shift and Z (or Y) forth again. */
export function useShortcuts({ save, undo, redo }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const command =
        key === 's'
          ? save
          : key === 'y' || (key === 'z' && event.shiftKey)
            ? redo
            : key === 'z'
              ? undo
              : null
      if (!command) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [save, undo, redo])
}
