import type { ComponentProps } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import { cn } from '@/lib/cn'

export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap transition-colors select-none disabled:opacity-50 disabled:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-fill text-on-fill hover:bg-[color-mix(in_oklab,var(--fill)_88%,var(--ink))]',
        secondary: 'border border-line bg-surface text-ink hover:bg-sunken',
        ghost: 'text-ink hover:bg-sunken',
        danger:
          'bg-danger text-on-danger hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--ink))]',
        /** Green, for yes only. */
        accept:
          'bg-accept text-surface hover:bg-[color-mix(in_oklab,var(--accept)_88%,var(--ink))]',
        link: 'text-accent underline-offset-4 hover:underline',
      },
      size: {
        md: 'h-10 px-4 md:h-9',
        sm: 'h-8 px-3',
        icon: 'size-10 md:size-9',
        bare: 'h-auto p-0',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  }
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  /** Renders the child (a link) with the looks of a button. */
  asChild?: boolean
  /** Shows a spinner and refuses clicks while something runs. */
  busy?: boolean
}

export function Button({
  className,
  variant,
  size,
  asChild,
  busy,
  disabled,
  children,
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle className="animate-spin" aria-hidden />}
      {children}
    </button>
  )
}
