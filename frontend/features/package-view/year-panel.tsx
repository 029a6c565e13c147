import type { ReactNode } from 'react'
import { SectionCard } from '@/components/ui/card'
import { useT } from '@/lib/use-t'

/** A panel of a package whose figures are those of a year. */
export function YearPanel({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  return (
    <section aria-label={title}>
      <SectionCard
        className="mt-6"
        title={title}
        aside={<span className="text-xs text-ink-soft">{t('pay.eurPerYear')}</span>}
      >
        {children}
      </SectionCard>
    </section>
  )
}
