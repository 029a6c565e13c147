import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Card } from '@/components/ui/card'

interface DeadEndProps {
  icon: LucideIcon
  title: string
  text: string
  /** What is left to do: whom to call, where to go. */
  children?: ReactNode
}

/** An address that leads no further: what it was, why, and what to do now. */
export function DeadEnd({ icon: Icon, title, text, children }: DeadEndProps) {
  return (
    <Card className="flex w-full max-w-lg flex-col items-center gap-5 px-5 py-8 text-center sm:px-10 sm:py-10">
      <span className="flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent">
        <Icon className="size-7" aria-hidden />
      </span>
      <div className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="text-pretty text-ink-soft">{text}</p>
      </div>
      {children}
    </Card>
  )
}
