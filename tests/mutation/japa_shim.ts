import { Assert } from '@japa/assert'

/*
 * Stands in for `@japa/runner` where the engine's tests are bundled to run a thousand times in one process:
 * it collects the tests instead of running them. It knows what tests/engine uses, no more.
 */

export interface CollectedTest {
  readonly title: string
  run(): Promise<void>
}

type Body = (context: { assert: Assert }) => unknown
type Hook = () => unknown

export const collected: CollectedTest[] = []

let group = ''
let hooks: Hook[] = []

export function test(title: string, body: Body): { timeout(ms: number): void } {
  const before = hooks
  const run = async () => {
    for (const hook of before) await hook()
    await body({ assert: new Assert() })
  }
  collected.push({ title: `${group} / ${title}`, run })
  return { timeout() {} }
}

test.group = (title: string, body: (of: { each: { setup(hook: Hook): void } }) => void): void => {
  group = title
  hooks = []
  body({ each: { setup: (hook) => hooks.push(hook) } })
  hooks = []
}
