import { useMutation } from '@tanstack/react-query'
import type { AnswerOf } from './calls.ts'
import { answerOf, api } from './client.ts'
import { uploadOf } from './upload.ts'

/** What a file shows of itself: whether it is as it was sealed, and what it says. */
export type Verdict = AnswerOf<'/verify', 'post'>

/** Has a PDF verified. Nothing of it is kept. */
export const useVerify = () =>
  useMutation({
    mutationFn: async (file: File) => ({
      name: file.name,
      verdict: await answerOf(api.POST('/verify', uploadOf(file))),
    }),
  })
