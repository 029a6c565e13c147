/** A part that a step may need: checks/bring.ts says how it comes to be. */
export type PartName =
  | 'generated'
  | 'assets'
  | 'database'
  | 'mailbox'
  | 'openid'
  | 'stripe'
  | 'csc'
  | 'hr'
  | 'redis'
  | 'temporal'
  | 'chromium'
  | 'testChromium'
  | 'firefox'
  | 'webkit'
  | 'compose'
  | 'poppler'

export type Step = Suite | Script

/** A suite of Japa. */
export interface Suite {
  kind: 'suite'
  name: string
  /** how often a test that failed is tried again */
  retries?: number
  /** whether it runs only when it is named, as `npm run nightly` does */
  isNamedOnly?: boolean
  /** what must be there, see TestParts */
  needs: PartName[]
}

/** A script of npm, which counts as one test. */
export interface Script {
  kind: 'script'
  name: string
  script: string
  needs: PartName[]
}

const suite = (name: string, ...needs: PartName[]): Suite => ({
  name,
  kind: 'suite',
  needs: ['generated', 'database', ...needs],
})

/** A suite without server and database (tests/bootstrap.ts). */
const pureSuite = (name: string, ...needs: PartName[]): Suite => ({ name, kind: 'suite', needs })

/** A suite of the browser: beside the others it may miss a moment, so a test that held only at its second try passes, and is named. */
const browserSuite = (name: string, ...needs: PartName[]): Suite => ({
  ...suite(name, 'mailbox', 'openid', 'stripe', 'csc', 'hr', 'assets', 'testChromium', ...needs),
  retries: 1,
})

const atNight = (step: Suite): Suite => ({ ...step, isNamedOnly: true })

/** Steps that run side by side, each with a database of its own: on two cores, because tests also wait. */
export const LANES = ['a', 'b', 'c'] as const
export type Lane = (typeof LANES)[number]

/**
 * What runs: each lane that is free takes the next, so that all end together whatever grows. The longest come first; beside
 * them the engine's, which waits for nothing, keeps a core at work while parts come up. Those that name Temporal come behind
 * them, because on a machine that never built it they wait minutes for it. They also sleep much: what computes without a
 * pause comes after them, so that both cores work when no lane has a next.
 */
export const STEPS: Step[] = [
  suite('functional', 'mailbox', 'openid', 'stripe', 'csc', 'hr'),
  pureSuite('engine'),
  { name: 'lint', kind: 'script', script: 'lint', needs: [] },
  { name: 'types', kind: 'script', script: 'typecheck', needs: ['generated'] },
  browserSuite('e2e'),
  browserSuite('screens'),
  suite('cli', 'mailbox', 'temporal'),
  suite('workflows', 'mailbox', 'temporal', 'hr'),
  suite('contracts', 'redis', 'mailbox', 'openid', 'stripe', 'hr', 'poppler'),
  // The stories whose offers have processes.
  browserSuite('durable', 'temporal'),
  suite('architecture', 'compose'),
  pureSuite('unit', 'generated'),
  // Shared parts by themselves.
  pureSuite('components', 'generated', 'testChromium'),
  // The same stories on phones with other browsers than Chromium.
  atNight(browserSuite('firefox', 'temporal', 'firefox')),
  atNight(browserSuite('webkit', 'temporal', 'webkit')),
]

/** What runs when no step is named. */
export const isUsual = (step: Step): boolean => !('isNamedOnly' in step)

/** Every step's name. */
export const stepNames = (): string[] => STEPS.map(({ name }) => name)
