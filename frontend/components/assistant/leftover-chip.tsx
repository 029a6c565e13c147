import { useT } from '@/lib/use-t'

/** Words that nothing used: they are shown, never dropped. */
export function LeftoverChip({ words }: { words: string }) {
  const t = useT()
  return (
    <li className="max-w-full rounded-md bg-warn-soft px-2.5 py-1 text-sm font-medium break-words text-warn">
      {t('assistant.notUnderstood', { words })}
    </li>
  )
}
