import { useMemo } from 'react'
import type { ComputeError } from '#modules/compute/pure'
import { useEngineSentence } from './use-engine-sentence.ts'

/** Gives the sentence of the first error that the engine has at one of some paths of a request; null without one. */
export function useErrorAt(errors: readonly ComputeError[]) {
  const sentence = useEngineSentence()
  return useMemo(
    () =>
      (...paths: readonly string[]): string | null => {
        const error = errors.find(({ path }) => paths.includes(path))
        return error ? sentence(error) : null
      },
    [errors, sentence]
  )
}
