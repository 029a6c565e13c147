import { X } from 'lucide-react'
import { useT } from '@/lib/use-t'

interface LeftoverChipProps {
  words: string
  /** Once a person has seen them they may lay them aside. */
  onSetAside?: () => void
}

/** Words that nothing used: they are shown, never dropped. */
export function LeftoverChip({ words, onSetAside }: LeftoverChipProps) {
  const t = useT()
  return (
    <li className="inline-flex max-w-full items-center rounded-md bg-warn-soft text-sm font-medium text-warn">
      <span className="min-w-0 px-2.5 py-1 break-words">
        {t('assistant.notUnderstood', { words })}
      </span>
      {onSetAside && (
        <button
          type="button"
          className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-md hover:bg-surface pointer-coarse:size-9"
          aria-label={t('assistant.setAside', { words })}
          onClick={onSetAside}
        >
          <X className="size-3.5" aria-hidden />
        </button>
      )}
    </li>
  )
}
