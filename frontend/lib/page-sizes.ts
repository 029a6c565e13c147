/** How many rows a page of a list may have; the first is the usual one. */
export const PAGE_SIZES = [25, 50, 100] as const
