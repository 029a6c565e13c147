let nodes: readonly Node[] = []

/** Keeps what the server drew into the page for the time until there is more (backend/views/skeletons). */
export function keepSkeleton(root: HTMLElement): void {
  nodes = [...root.childNodes]
}

/** The same elements, for who waits for the page's first screen. */
export const firstSkeleton = (): readonly Node[] => nodes

/** The person went on: another screen has another shape. */
export function dropSkeleton(): void {
  nodes = []
}
