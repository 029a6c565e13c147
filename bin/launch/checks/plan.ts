/** A part that a step may need: checks/bring.ts says how it comes to be. */
export type PartName =
  | 'generated'
  | 'assets'
  | 'database'
  | 'mailbox'
  | 'openid'
  | 'stripe'
  | 'redis'
  | 'temporal'
  | 'chromium'
  | 'compose'

export type Lane = 'a' | 'b' | 'c'

export type Step = Suite | Script

/** A suite of Japa. */
export interface Suite {
  kind: 'suite'
  name: string
  /** how often a test that failed is tried again */
  retries?: number
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

/** A suite of the browser: beside the others it may miss a moment, so a test that held only at its second try passes, and is named. */
const browserSuite = (name: string, ...needs: PartName[]): Suite => ({
  ...suite(name, 'mailbox', 'openid', 'stripe', 'assets', 'chromium', ...needs),
  retries: 1,
})

/**
 * What runs, in order. The lanes run side by side, each with a database of its own, on two cores: tests wait more than
 * they compute. Only steps that name Temporal wait for it, which takes minutes on a machine that never built it, so
 * they stand late; their own time begins when it is there.
 */
export const LANES: Record<Lane, Step[]> = {
  a: [
    suite('functional', 'mailbox', 'openid', 'stripe'),
    suite('cli', 'mailbox', 'temporal'),
    suite('workflows', 'mailbox', 'temporal'),
  ],
  b: [
    browserSuite('e2e'),
    // The stories whose offers have processes.
    browserSuite('durable', 'temporal'),
  ],
  c: [
    browserSuite('screens'),
    suite('contracts', 'redis', 'mailbox', 'openid', 'stripe'),
    suite('architecture', 'compose'),
  ],
}

/**
 * What leaves nothing in a database, the longest first: a lane that has ended takes the next, so that they all end
 * together whatever grows.
 */
export const ANYWHERE: Step[] = [
  suite('engine'),
  suite('unit'),
  { name: 'types', kind: 'script', script: 'typecheck', needs: ['generated'] },
  { name: 'lint', kind: 'script', script: 'lint', needs: [] },
]

/** Every step's name. */
export const stepNames = (): string[] =>
  [...Object.values(LANES).flat(), ...ANYWHERE].map(({ name }) => name)
