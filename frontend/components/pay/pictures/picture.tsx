import { useId, useState, type ReactNode } from 'react'
import { ChartColumn, Table2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/use-t'

interface PictureProps {
  title: string
  /** At the right of the title. */
  unit?: string
  /** The same figures as a table, where the picture is none itself. */
  table?: () => ReactNode
  /** Level of the heading: 2 on a page, 3 in a panel that has a heading of its own. */
  level?: 2 | 3
  children: ReactNode
}

/** A picture with its name and the way to the same figures as a table. */
export function Picture({ title, unit, table, level = 3, children }: PictureProps) {
  const t = useT()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const Icon = asTable ? ChartColumn : Table2
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading id={id} className={level === 2 ? 'text-base font-semibold' : 'font-semibold'}>
          {title}
        </Heading>
        <span className="flex items-center gap-2 text-xs text-ink-soft">
          {unit}
          {table && (
            <Button
              variant="ghost"
              size="sm"
              className="print:hidden"
              aria-label={t(asTable ? 'pictures.asPictureOf' : 'pictures.asTableOf', { title })}
              onClick={() => setAsTable(!asTable)}
            >
              <Icon aria-hidden />
              {t(asTable ? 'pictures.asPicture' : 'pictures.asTable')}
            </Button>
          )}
        </span>
      </div>
      {asTable && table ? table() : children}
    </section>
  )
}
