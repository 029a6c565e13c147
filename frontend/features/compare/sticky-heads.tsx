import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { readFigure } from '@/lib/pay/figures'
import { useFormat } from '@/lib/use-format'
import { useT } from '@/lib/use-t'
import type { LoadedColumn } from './use-compare.ts'

interface StickyHeadsProps {
  columns: readonly LoadedColumn[]
  names: string[]
}

/**
 * Whose columns they are, with the net of each, once the cards above are out of sight. Each table has heads of its own for who
 * does not see it: this line is a picture of them.
 */
export function StickyHeads({ columns, names }: StickyHeadsProps) {
  const t = useT()
  const format = useFormat()
  const start = useRef<HTMLDivElement>(null)
  const [past, setPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setPast(!entry!.isIntersecting && entry!.boundingClientRect.top < 0)
    )
    observer.observe(start.current!)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={start} />
      <div
        aria-hidden
        className="sticky top-16 z-10 -mx-1 h-0 print:hidden"
        style={{ '--columns': columns.length } as CSSProperties}
      >
        {past && (
          <div className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-b border-line bg-surface px-3 py-2 text-sm sm:px-4 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            <span className="text-xs text-ink-soft max-md:hidden">{t('compare.netMonth')}</span>
            <div className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-md:contents">
              {columns.map(({ compared }, at) => (
                <span key={at} className="min-w-0 pr-2 pl-3 text-right">
                  <span className="block truncate text-xs text-ink-soft">{names[at]}</span>
                  <span className="block font-semibold tabular-nums">
                    {compared?.ok
                      ? format.euros(readFigure(compared.compute, 'net', 'month'), 0)
                      : '–'}
                  </span>
                </span>
              ))}
            </div>
          </div>
        )}
      </div>
    </>
  )
}
