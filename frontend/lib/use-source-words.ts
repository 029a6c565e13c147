import { useCallback } from 'react'
import { useOptionalMessage } from './use-t.ts'

/** A note of the engine on where a figure stands, and the language it is in. */
export interface SourceWords {
  text: string
  /** Set where the note is not translated yet. */
  lang: 'en' | undefined
}

/** The notes of the engine in the reader's language (modules/compute/lang/…/sources.json); the engine writes them in English. */
export function useSourceWords(): (note: string) => SourceWords {
  const message = useOptionalMessage()
  return useCallback(
    (note) => {
      const text = message(`compute.sources.${note}`)
      return text === null ? { text: note, lang: 'en' } : { text, lang: undefined }
    },
    [message]
  )
}
