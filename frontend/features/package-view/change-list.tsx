import type { FieldChange } from '@/api/package-versions'
import type { Package } from '@/api/types'
import { useFieldWords } from '@/lib/pay/use-field-words'

interface ChangeListProps {
  changes: readonly FieldChange[]
  /** The person whose name is known. */
  worker?: Package['person']
}

/** Field by field what was and what is. */
export function ChangeList({ changes, worker }: ChangeListProps) {
  const words = useFieldWords()
  const written = (path: string, value: unknown) =>
    worker && value === worker.id ? worker.displayName : words.value(path, value)
  return (
    <ul className="mt-1 flex flex-col gap-0.5">
      {changes.map(({ path, before, after }) => (
        <li key={path} className="wrap-anywhere">
          <span className="text-ink-soft">{words.label(path)} : </span>
          <del className="text-ink-soft">{written(path, before)}</del>
          <span aria-hidden> → </span>
          <ins className="font-medium no-underline">{written(path, after)}</ins>
        </li>
      ))}
    </ul>
  )
}
