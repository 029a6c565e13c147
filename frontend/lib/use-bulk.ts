import { useState } from 'react'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { toast } from 'sonner'
import { inBulk, type Chosen, type Part } from '@/api/in-bulk'
import { newId } from './new-id.ts'
import { useT } from './use-t.ts'

interface BulkAction<Filter, Answer> {
  chosen: Chosen<Filter>
  /** How many rows are chosen; near enough where the list is too long to count. */
  total: number
  /** One call of it. */
  call: (part: Part<Filter>) => Promise<Answer>
  /** How many rows an answer is about. */
  sizeOf: (answer: Answer) => number
  /** What is loaded of them, to be loaded again at the end. */
  lists: readonly QueryKey[]
}

/**
 * Runs a bulk action to its end, call after call, while a notice tells how far it is; closing the page is asked about
 * first, leaving the screen does not matter. Gives every answer, and the error of a call that ended it midway: what was
 * done before stays done.
 */
export function useBulk() {
  const t = useT()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function run<Filter, Answer extends { next: string | null }>({
    chosen,
    total,
    call,
    sizeOf,
    lists,
  }: BulkAction<Filter, Answer>): Promise<{ answers: Answer[]; error: Error | null }> {
    const answers: Answer[] = []
    const notice = newId()
    let done = 0
    let error: Error | null = null
    setBusy(true)
    window.addEventListener('beforeunload', askFirst)
    try {
      await inBulk(chosen, call, (answer, more) => {
        answers.push(answer)
        done += sizeOf(answer)
        if (more) toast.loading(t('lists.underWay', { done, total }), { id: notice })
      })
    } catch (problem) {
      error = problem as Error
    } finally {
      window.removeEventListener('beforeunload', askFirst)
      toast.dismiss(notice)
      setBusy(false)
      for (const queryKey of lists) void client.invalidateQueries({ queryKey })
    }
    return { answers, error }
  }

  return { run, busy }
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
