import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-xl border border-line bg-surface', className)} {...props} />
}

interface SectionCardProps {
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string
}

/** A card with a heading: one subject of a page. */
export function SectionCard({ title, aside, children, className }: SectionCardProps) {
  return (
    <Card className={cn('p-4 sm:p-6', className)}>
      <div className="mb-4 flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-40 text-base font-semibold">{title}</h2>
        {aside}
      </div>
      {children}
    </Card>
  )
}
