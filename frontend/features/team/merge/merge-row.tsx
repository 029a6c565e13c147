import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { useT } from '@/lib/use-t'

interface MergeRowProps {
  label: string
  kept: ReactNode
  other: ReactNode
  takesOther: boolean
  onChange: (takesOther: boolean) => void
}

/** One choice between what two records say; what both say alike, or only one can say, is one line. */
export function MergeRow({ label, kept, other, takesOther, onChange }: MergeRowProps) {
  const t = useT()
  const name = useId()
  const sides = [
    { value: kept, isOther: false, record: t('merge-workers.kept') },
    { value: other, isOther: true, record: t('merge-workers.other') },
  ]
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3 first:border-t-0 sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-4">
      <legend className="float-left text-sm text-ink-soft sm:pt-2">{label}</legend>
      {sides.map(({ value, isOther, record }) => (
        <label
          key={record}
          className={cn(
            'flex min-w-0 cursor-pointer items-start gap-2.5 rounded-md border border-line px-3 py-2 text-sm transition-colors',
            takesOther === isOther ? 'border-accent bg-accent-soft' : 'hover:bg-sunken'
          )}
        >
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-4 shrink-0 accent-accent"
            aria-label={`${label}, ${record}`}
            checked={takesOther === isOther}
            onChange={() => onChange(isOther)}
          />
          <span className="min-w-0 wrap-anywhere whitespace-pre-line">
            {value ?? <span className="text-ink-soft">{t('merge-workers.nothing')}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
