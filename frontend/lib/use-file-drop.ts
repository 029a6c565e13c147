import { useState, type DragEvent } from 'react'

/** What a place carries onto which files can be dropped, and whether one hangs over it now. Anything else that is dragged passes. */
export function useFileDrop(take: (files: File[]) => void, isOpen = true) {
  const [over, setOver] = useState(false)
  const carriesFiles = ({ dataTransfer }: DragEvent) =>
    isOpen && dataTransfer.types.includes('Files')
  return {
    over,
    place: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // What lies within the place is no way out of it.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      },
    },
  }
}
