import { lazy, type ComponentType } from 'react'

/** A part that its page can do without: left out where it cannot be loaded, as without a network. */
export const lazyOrNothing = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })))
