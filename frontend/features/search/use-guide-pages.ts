import { searchGuide } from '@/lib/guide'
import { useGuide } from '@/lib/use-guide'

const MOST = 4
const LEAST_LETTERS = 3

/** The pages of the guide with these words; the guide comes with the first letters. */
export function useGuidePages(words: string) {
  const guide = useGuide(words.length >= LEAST_LETTERS).data
  if (!guide || words.length < LEAST_LETTERS) return []
  return searchGuide(guide, words, 'titles')
    .slice(0, MOST)
    .map((page) => ({ page, title: guide[page].title }))
}
