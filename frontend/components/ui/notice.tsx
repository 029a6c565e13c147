import type { ReactNode } from 'react'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn'

const TONES = {
  info: { icon: Info, classes: 'border-line bg-sunken text-ink' },
  warn: { icon: TriangleAlert, classes: 'border-transparent bg-warn-soft text-warn' },
  danger: { icon: CircleAlert, classes: 'border-transparent bg-danger-soft text-danger' },
} as const

interface NoticeProps {
  tone?: keyof typeof TONES
  children: ReactNode
  /** Buttons at the end. */
  actions?: ReactNode
  className?: string
  role?: 'alert' | 'status'
}

/** A sentence about the state of the page, with what one can do about it. */
export function Notice({ tone = 'info', children, actions, className, role }: NoticeProps) {
  const { icon: Icon, classes } = TONES[tone]
  return (
    <div
      role={role ?? (tone === 'danger' ? 'alert' : undefined)}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border p-3 text-sm',
        classes,
        className
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
