import { queryOptions, useQuery } from '@tanstack/react-query'
import { loadGuide } from './guide.ts'
import type { Locale } from './locale.ts'
import { useLocale } from './use-t.ts'

const guideQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['guide', locale],
    queryFn: () => loadGuide(locale),
    staleTime: Infinity,
  })

/** The guide in the reader's language, once it is asked for. */
export const useGuide = (enabled = true) => useQuery({ ...guideQuery(useLocale()), enabled })
