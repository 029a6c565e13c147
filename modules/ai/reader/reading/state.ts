import { bind, type Bound } from '../bind.ts'
import type { Draft, Op, Value } from '../draft.ts'
import { withManners } from '../manners.ts'
import type { ConceptMark, Marks, NumberMark } from '../marks.ts'
import type { Question, Situation } from '../reading.ts'
import type { Slot } from '../slots.ts'
import type { Span } from '../text.ts'
import { joined, spanOf } from './spans.ts'
import { withDoubts } from './unmeant.ts'

/** The state of one reading: what stands in the words, what was used of it, and what it became. */
export class State {
  readonly ops: Op[] = []
  readonly questions: Question[] = []
  readonly used = new Set<unknown>()
  readonly bound: readonly Bound[]
  readonly boundTo = new Set<ConceptMark>()

  constructor(
    readonly marks: Marks,
    readonly draft: Draft,
    readonly situation: Situation,
    chosen: readonly Op[]
  ) {
    this.ops.push(...chosen)
    this.bound = bind(withDoubts(withManners(marks)), { months: situation.months, draft })
    for (const { concept } of this.bound) if (concept) this.boundTo.add(concept)
  }

  get folded(): string {
    return this.marks.folded
  }

  set(path: string, value: Value, span: Span, how?: string): void {
    const { start, end } = span
    this.ops.push({
      op: 'set',
      path,
      value,
      quote: this.marks.text.slice(start, end),
      start,
      end,
      ...(how && { how }),
    })
  }

  remove(path: string, span: Span): void {
    const { start, end } = span
    this.ops.push({
      op: 'remove',
      path,
      value: null,
      quote: this.marks.text.slice(start, end),
      start,
      end,
    })
  }

  hasOp(path: string): boolean {
    return this.ops.some((op) => op.path === path)
  }

  ask(readings: readonly Slot[], number: NumberMark, concept?: ConceptMark): void {
    this.pushQuestion(readings, concept ? joined(number, concept, this.folded) : spanOf(number))
  }

  pushQuestion(readings: readonly Slot[], { start, end }: Span): void {
    const quote = this.marks.text.slice(start, end)
    this.questions.push({
      start,
      end,
      quote,
      readings: readings.map(({ path, value, how }) => ({
        op: 'set',
        path,
        value,
        quote,
        start,
        end,
        ...(how && { how }),
      })),
    })
  }
}
