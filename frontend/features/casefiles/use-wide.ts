import { useMedia } from '@/lib/use-media'

/** Whether the page is wide enough for a document beside what it is made of. */
export const useWide = () => useMedia('(min-width: 64rem)')
