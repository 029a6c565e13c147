import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

/** The look of everything one types into. 16 px on a phone: Safari zooms into smaller fields. */
export const inputClasses =
  'h-10 w-full min-w-0 rounded-md border border-line-strong/60 bg-surface px-3 text-base text-ink transition-colors text-ellipsis placeholder:text-ink-soft hover:border-line-strong focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft md:h-9 md:text-sm'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(inputClasses, className)} {...props} />
}
