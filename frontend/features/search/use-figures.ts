import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { matches } from '@/lib/matches'
import { useOptionalMessage } from '@/lib/use-t'

const TITLE = /^compute\.parameters\.(.+)\.title$/
/** As many as one sees without scrolling. */
const MOST = 6
const LEAST_LETTERS = 2

/** The figures of the law whose name or subject has these words, from the engine's own texts; no call to the server. */
export function useFigures(words: string) {
  const { messages } = useIntl()
  const message = useOptionalMessage()
  const figures = useMemo(
    () =>
      Object.keys(messages).flatMap((key) => {
        const id = TITLE.exec(key)?.[1]
        return id === undefined
          ? []
          : [
              {
                id,
                title: message(key) ?? id,
                subject: message(`compute.subjects.${id.slice(0, id.indexOf('.'))}`) ?? undefined,
              },
            ]
      }),
    [messages, message]
  )
  if (words.length < LEAST_LETTERS) return []
  return figures
    .filter(({ title, subject }) => matches(`${subject ?? ''} ${title}`, words))
    .slice(0, MOST)
}
