import { useState, type ReactNode } from 'react'
import { Table2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

interface TwinProps {
  title: string
  /** The picture: for eyes only, its table says the same. */
  children: ReactNode
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** What one reads first, above picture and table. */
  lead?: ReactNode
}

/** A picture with the same figures as a table. */
export function Twin({ title, children, heads, rows, lead }: TwinProps) {
  const t = useT()
  const [asTable, setAsTable] = useState(false)
  return (
    <SectionCard
      title={title}
      className="min-w-0"
      aside={
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={asTable}
          aria-label={t('common.tableOf', { title })}
          onClick={() => setAsTable(!asTable)}
        >
          <Table2 aria-hidden />
        </Button>
      }
    >
      {lead}
      {asTable ? (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
          <table className="w-full text-sm">
            <thead>
              <tr className="text-left text-ink-soft">
                {heads.map((head, at) => (
                  <th
                    key={head}
                    className={at > 0 ? 'py-1 pl-3 text-right font-normal' : 'font-normal'}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...others], at) => (
                <tr key={`${first} ${at}`} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {first}
                  </th>
                  {others.map((cell, nth) => (
                    <td
                      key={heads[nth + 1]}
                      className="py-1 pl-3 text-right whitespace-nowrap tabular-nums"
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div aria-hidden>{children}</div>
      )}
    </SectionCard>
  )
}
