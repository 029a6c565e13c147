import type { ReactNode } from 'react'
import { useT } from '@/lib/use-t'

interface SideBySideProps {
  title: string
  /** The name of each column. */
  names: string[]
  /** Rows of the table. */
  children: ReactNode
}

/** A titled table with a column for each thing compared. */
export function SideBySide({ title, names, children }: SideBySideProps) {
  const t = useT()
  return (
    <section className="break-inside-avoid">
      <h2 className="mt-6 mb-2 font-semibold">{title}</h2>
      <div className="overflow-x-auto rounded-xl border border-line bg-surface px-3 sm:px-4">
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
                  title={name}
                  className="truncate py-2 pr-2 pl-3 text-right font-medium"
                >
                  {name}
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
