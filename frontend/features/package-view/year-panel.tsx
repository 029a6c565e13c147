import type { ReactNode } from 'react'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** A panel of a package whose figures are those of a year; what it asks stands beside what follows. */
export function YearPanel({
  title,
  asked,
  children,
}: {
  title: string
  asked?: ReactNode
  children: ReactNode
}) {
  const t = useT()
  return (
    <section aria-label={title}>
      <SectionCard
        className="mt-6"
        title={title}
        aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
      >
        {asked ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            {asked}
            {children}
          </div>
        ) : (
          children
        )}
      </SectionCard>
    </section>
  )
}
