import { leavesOf, type Draft } from '../pure.ts'

interface Step {
  readonly before: Draft
  readonly draft: Draft
}

/** The drafts that one can go back to after some turns, oldest first: undone ones are gone. */
export function historyOf(steps: readonly Step[]): Draft[] {
  const history: Draft[] = []
  for (const { before, draft } of steps) {
    if (isSame(before, draft)) continue
    const last = history.at(-1)
    if (last !== undefined && isSame(last, draft)) history.pop()
    else history.push(before)
  }
  return history
}

function isSame(a: Draft, b: Draft): boolean {
  const [left, right] = [leavesOf(a), leavesOf(b)]
  return left.size === right.size && [...left].every(([path, value]) => right.get(path) === value)
}
