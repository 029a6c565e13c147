import { useId, useState, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useMedia } from '@/lib/use-media'
import { useT } from '@/lib/use-t'

interface SideBySideProps {
  title: string
  /** The name of each column. */
  names: string[]
  /** What stands at the head of each instead of its name. */
  heads?: readonly ReactNode[]
  /** On a phone it begins as its title, which opens it. */
  foldable?: boolean
  /** Rows of the table. */
  children: ReactNode
}

/** A titled table with a column for each thing compared. */
export function SideBySide({ title, names, heads, foldable, children }: SideBySideProps) {
  const t = useT()
  const id = useId()
  const wide = useMedia('(min-width: 48rem)')
  const [opened, setOpened] = useState(false)
  const folds = foldable === true && !wide
  return (
    <section className="break-inside-avoid">
      <h2 className={cn('mb-2 font-semibold', folds ? 'mt-2' : 'mt-6', heads && 'sr-only')}>
        {folds ? (
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={id}
            onClick={() => setOpened(!opened)}
            className="flex min-h-14 w-full items-center gap-2 rounded-xl border border-line bg-surface px-4 text-left"
          >
            <ChevronDown
              aria-hidden
              className={cn(
                'size-4 shrink-0 text-ink-soft transition-transform print:hidden',
                !opened && '-rotate-90'
              )}
            />
            {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {/* Paper has all of it. */}
      <div
        id={id}
        className={cn(
          'overflow-x-auto rounded-xl border border-line bg-surface px-3 sm:px-4',
          folds && !opened && 'hidden print:block'
        )}
      >
        <table className="w-full table-fixed border-collapse text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-ink-soft max-md:grid max-md:grid-cols-[repeat(var(--columns),minmax(0,1fr))]">
              <th scope="col" className="w-1/4 py-2 pl-2 text-left font-medium max-md:sr-only">
                {t('pay.line')}
              </th>
              {names.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  abbr={heads && name}
                  title={heads ? undefined : name}
                  className={cn(
                    'py-2 pr-2 pl-3 text-right font-medium',
                    heads ? 'align-top' : 'truncate'
                  )}
                >
                  {heads ? heads[at] : name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  )
}
