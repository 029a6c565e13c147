import { useRef, useState } from 'react'
import type { Draft, Op, Settled } from '#modules/ai/pure'
import { useAsk, type AskedTurn } from '@/api/assistant'
import { newId } from '@/lib/new-id'
import type { AssistantReader } from '@/lib/use-assistant-reader'

/** What stands in front of the person after a turn: the answer, and the draft with what they chose since. */
export interface Shown {
  prompt: string
  answer: AskedTurn
  draft: Draft
  /** The draft before the turn. */
  before: Draft
  /** Of the draft as it stands now. */
  settled: Settled
  /** Questions that were not answered yet. */
  questions: AskedTurn['questions']
}

export interface Assistant {
  state: 'entry' | 'loading' | 'success' | 'failure'
  shown: Shown | null
  /** A refusal of the call itself: no network, a limit. */
  error: unknown
  /** The turns before this one, oldest first. */
  past: readonly Shown[]
  ask: (prompt: string, from: Draft, model?: boolean) => Promise<void>
  returnTo: (index: number) => void
  stop: () => void
  modify: () => void
  undo: (() => void) | null
  change: (ops: readonly Pick<Op, 'op' | 'path' | 'value'>[], answered?: number) => void
}

/** The conversation of one dialog: prompt entry, loading, success or failure, and back. */
export function useAssistant(reader: AssistantReader | null): Assistant {
  const call = useAsk()
  const [state, setState] = useState<Assistant['state']>('entry')
  const [shown, setShown] = useState<Shown | null>(null)
  const [past, setPast] = useState<readonly Shown[]>([])
  const [error, setError] = useState<unknown>(null)
  const conversation = useRef(newId())
  const running = useRef<AbortController | null>(null)

  async function ask(prompt: string, from: Draft, model?: boolean) {
    const controller = new AbortController()
    running.current = controller
    setState('loading')
    setError(null)
    try {
      const { signal } = controller
      const answer = await call.mutateAsync({
        prompt,
        draft: from,
        conversationId: conversation.current,
        signal,
        ...(model !== undefined && { model }),
      })
      if (signal.aborted || !reader) return
      const draft = answer.request as Draft
      // The same words once more, with the language model: they are one turn.
      if (shown && model === undefined) setPast((known) => [...known, shown])
      setShown({
        prompt,
        answer,
        draft,
        before: from,
        settled: reader.settleDraft(draft),
        questions: answer.questions,
      })
      const isFailure =
        answer.outcome === 'refuses' || answer.outcome === 'cannot' || isEmpty(answer)
      setState(isFailure ? 'failure' : 'success')
    } catch (problem) {
      if (controller.signal.aborted) return
      setError(problem)
      setState('failure')
    }
  }

  function change(ops: readonly Pick<Op, 'op' | 'path' | 'value'>[], answered?: number) {
    if (!shown || !reader) return
    const quoted = ops.map((op) => ({ ...op, quote: '', start: 0, end: 0 }))
    const draft = reader.withOps(shown.draft, quoted)
    setPast((known) => [...known, shown])
    const gone = new Set(ops.filter(({ op }) => op === 'remove').map(({ path }) => path))
    const answer = {
      ...shown.answer,
      understood: shown.answer.understood.filter(({ path }) => !gone.has(path)),
    }
    const questions = shown.questions.filter((_, index) => index !== answered)
    setShown({ ...shown, answer, draft, questions, settled: reader.settleDraft(draft) })
  }

  return {
    state,
    shown,
    error,
    past,
    returnTo: (index) => {
      setShown(past[index]!)
      setPast(past.slice(0, index))
      setState('success')
    },
    ask,
    change,
    stop: () => {
      running.current?.abort()
      setState(shown ? 'success' : 'entry')
    },
    modify: () => setState('entry'),
    undo:
      past.length === 0
        ? null
        : () => {
            setShown(past.at(-1)!)
            setPast(past.slice(0, -1))
            setState('success')
          },
  }
}

/** Nothing of a package was understood, and nothing is asked about. */
function isEmpty({ outcome, understood, questions, request }: AskedTurn): boolean {
  const isBlank = Object.keys(request).length === 0
  return outcome === 'asks' && understood.length === 0 && questions.length === 0 && isBlank
}
