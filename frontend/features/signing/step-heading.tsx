import { useEffect, useRef, type ReactNode } from 'react'

interface StepHeadingProps {
  children: ReactNode
  subtitle?: ReactNode
}

/** The heading of a step: with it the focus comes along, so that a new step is heard. */
export function StepHeading({ children, subtitle }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first one is announced by the page itself.
    if (document.activeElement === document.body && window.scrollY === 0) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header>
      <h1
        ref={heading}
        tabIndex={-1}
        className="text-xl font-semibold tracking-tight text-balance outline-none wrap-anywhere"
      >
        {children}
      </h1>
      {subtitle && <p className="mt-1 text-base text-ink-soft">{subtitle}</p>}
    </header>
  )
}
