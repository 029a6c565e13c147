import { useEffect, useRef, useState } from 'react'
import type { Draft, Op, Settled } from '#modules/ai/pure'
import { keepDraft, useAsk, type AskedTurn, type KeptConversation } from '@/api/assistant'
import { newId } from '@/lib/new-id'
import type { AssistantReader } from '@/lib/use-assistant-reader'

/** What is shown of an answer, also of one that was kept. */
export type ShownAnswer = Pick<
  AskedTurn,
  | 'outcome'
  | 'request'
  | 'understood'
  | 'questions'
  | 'leftovers'
  | 'about'
  | 'reason'
  | 'reader'
  | 'error'
  | 'modelOffered'
  | 'modelFailed'
>

/** What stands in front of the person after a turn: the answer, and the draft with what they chose since. */
export interface Shown {
  prompt: string
  answer: ShownAnswer
  draft: Draft
  /** The draft before the turn. */
  before: Draft
  /** Of the draft as it stands now. */
  settled: Settled
  /** Questions that were not answered yet. */
  questions: AskedTurn['questions']
}

/** A turn that gave no package: the answer that says why, or the refusal of the call itself. */
export interface Failed {
  prompt: string
  before: Draft
  answer: AskedTurn | null
  /** No network, a limit. */
  error: unknown
}

/** One thing that a person says by a click or in a field. */
export type Choice = Pick<Op, 'op' | 'path' | 'value'>

export interface Assistant {
  state: 'entry' | 'loading' | 'success' | 'failure'
  /** Words were sent before the reader was there: they go once it is. */
  isWaiting: boolean
  /** What stands in the box. */
  words: string
  onWords: (words: string) => void
  /** The draft of which the first box speaks. */
  from: Draft
  shown: Shown | null
  failed: Failed | null
  /** What stood before, oldest first. */
  past: readonly Shown[]
  ask: (prompt: string, from: Draft, model?: boolean) => Promise<void>
  change: (ops: readonly Choice[], answered?: number) => void
  /** Goes on from a turn that failed, with one value in place of what was refused. */
  take: (op: Choice) => void
  /** Words that were not understood, by where they start: seen, and of no matter. */
  setAside: (start: number) => void
  stop: () => void
  /** Back to the words, which are kept. */
  modify: () => void
  undo: (() => void) | null
  returnTo: (index: number) => void
  /** Goes on with a conversation that was kept, from its last turn. */
  open: (conversation: KeptConversation) => void
}

const EMPTY: Draft = {}
/** What was chosen by a click is kept so long after it. */
const KEEP_MS = 400

/**
 * The conversation of one dialog: prompt entry, loading, success or failure, and back. What is asked before the reader is
 * there waits for it.
 *
 * @param first asked at once, or empty
 * @param onTurn told the conversation's id once a turn of it is kept
 */
export function useAssistant(
  reader: AssistantReader | null,
  first: string,
  onTurn: (conversationId: string) => void
): Assistant {
  const call = useAsk()
  const [state, setState] = useState<Assistant['state']>('entry')
  const [words, setWords] = useState(first)
  const [from, setFrom] = useState<Draft>({})
  const [shown, setShown] = useState<Shown | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [past, setPast] = useState<readonly Shown[]>([])
  const [waiting, setWaiting] = useState(first === '' ? null : { prompt: first, before: EMPTY })
  const conversation = useRef(newId())
  const running = useRef<AbortController | null>(null)
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unkept = useRef<Draft | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isReady = reader !== null
  useEffect(() => {
    if (!isReady || !waiting) return
    setWaiting(null)
    void ask(waiting.prompt, waiting.before)
    // Once, when the reader is there.
  }, [isReady])

  async function ask(prompt: string, before: Draft, model?: boolean) {
    if (!reader) return setWaiting({ prompt, before })
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState('loading')
    try {
      // What was chosen is of the turn before.
      await keepNow()
      const answer = await call.mutateAsync({
        prompt,
        draft: before,
        conversationId: conversation.current,
        signal,
        ...(model !== undefined && { model }),
      })
      if (signal.aborted) return
      onTurn(conversation.current)
      if (isFailure(answer)) return fail({ prompt, before, answer, error: null })
      // The same words once more, with the language model: they are one turn.
      if (model === undefined) remember()
      show({ prompt, before, answer }, answer.request as Draft, answer.questions)
      setWords('')
    } catch (error) {
      if (!signal.aborted) fail({ prompt, before, answer: null, error })
    }
  }

  function fail(found: Failed) {
    setFailed(found)
    setWords(found.prompt)
    setState('failure')
  }

  function remember() {
    if (shown) setPast((known) => [...known, shown])
  }

  function show(
    turn: Pick<Shown, 'prompt' | 'before' | 'answer'>,
    draft: Draft,
    questions: AskedTurn['questions']
  ) {
    setShown({ ...turn, draft, questions, settled: reader!.settleDraft(draft) })
    setState('success')
  }

  function withChoices(draft: Draft, ops: readonly Choice[]): Draft {
    return reader!.withOps(
      draft,
      ops.map((op) => ({ ...op, quote: '', start: 0, end: 0 }))
    )
  }

  function change(ops: readonly Choice[], answered?: number) {
    if (!shown || !reader) return
    remember()
    const gone = new Set(ops.filter(({ op }) => op === 'remove').map(({ path }) => path))
    const { answer } = shown
    const understood = answer.understood.filter(({ path }) => !gone.has(path))
    const questions = shown.questions.filter((_, index) => index !== answered)
    const draft = withChoices(shown.draft, ops)
    show({ ...shown, answer: { ...answer, understood } }, draft, questions)
    keep(draft)
  }

  function setAside(start: number) {
    if (!shown) return
    const leftovers = shown.answer.leftovers.filter((each) => each.start !== start)
    setShown({ ...shown, answer: { ...shown.answer, leftovers } })
  }

  /** So that the conversation is opened again as it stands; where that fails, it is as the last turn left it. */
  function keep(draft: Draft) {
    clearTimeout(keeping.current)
    unkept.current = draft
    keeping.current = setTimeout(() => void keepNow(), KEEP_MS)
  }

  async function keepNow() {
    clearTimeout(keeping.current)
    const draft = unkept.current
    unkept.current = null
    if (draft) await keepDraft(conversation.current, draft).catch(() => {})
  }

  function take(op: Choice) {
    if (!failed?.answer || !reader) return
    const { prompt, before, answer } = failed
    remember()
    show({ prompt, before, answer }, withChoices(answer.request as Draft, [op]), answer.questions)
    setWords('')
  }

  function returnTo(index: number) {
    setShown(past[index]!)
    setPast(past.slice(0, index))
    setState('success')
    keep(past[index]!.draft)
  }

  function open({ id, turns }: KeptConversation) {
    if (!reader) return
    conversation.current = id
    const kept = turns.flatMap((turn) => (isFailure(turn) ? [] : keptTurn(turn, reader)))
    const last = kept.at(-1)
    if (!last) return setWords(turns.at(-1)?.prompt ?? '')
    setPast(kept.slice(0, -1))
    setShown(last)
    setState('success')
  }

  return {
    state: waiting ? 'loading' : state,
    isWaiting: waiting !== null,
    words,
    onWords: setWords,
    from,
    shown,
    failed,
    past,
    ask,
    change,
    take,
    setAside,
    stop: () => {
      running.current?.abort()
      setWaiting(null)
      setState(shown ? 'success' : 'entry')
    },
    modify: () => {
      if (state === 'failure' && shown) return setState('success')
      if (state === 'success' && shown) {
        setWords(shown.prompt)
        setFrom(shown.before)
      }
      setState('entry')
    },
    undo: past.length === 0 ? null : () => returnTo(past.length - 1),
    returnTo,
    open,
  }
}

/** A turn that was kept, with the questions that the package does not answer by now. */
function keptTurn(turn: KeptConversation['turns'][number], reader: AssistantReader): Shown {
  const { prompt, before, request, ...answer } = turn
  const draft = request as Draft
  const isAnswered = ({ readings }: AskedTurn['questions'][number]) =>
    readings.some(({ path, value }) => reader.at(draft, path) === value)
  return {
    prompt,
    before: before as Draft,
    draft,
    answer: { ...answer, request, error: null, modelOffered: null, modelFailed: null },
    settled: reader.settleDraft(draft),
    questions: turn.questions.filter((question) => !isAnswered(question)),
  }
}

/** Nothing of a package came of it, and nothing is asked about. */
function isFailure({
  outcome,
  understood,
  questions,
  request,
}: Pick<AskedTurn, 'outcome' | 'understood' | 'questions' | 'request'>): boolean {
  if (outcome === 'refuses' || outcome === 'cannot') return true
  const isBlank = Object.keys(request).length === 0
  return outcome === 'asks' && understood.length === 0 && questions.length === 0 && isBlank
}
