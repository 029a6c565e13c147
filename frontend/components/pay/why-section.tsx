import type { ReactNode } from 'react'

/** A part of an explanation under its small heading. */
export function WhySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1.5">
      <h4 className="text-xs font-medium text-ink-soft">{title}</h4>
      {children}
    </section>
  )
}
