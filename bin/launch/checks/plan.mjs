/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'script' | 'suite'} kind an npm script, which counts as one test, or a Japa suite
 * @property {string} [script]
 * @property {number} [retries] how often a test that failed is tried again
 * @property {string[]} needs parts that must be there, see TestParts
 */

const suite = (name, ...needs) => ({
  name,
  kind: 'suite',
  needs: ['generated', 'database', ...needs],
})

/** A suite of the browser: beside the others it may miss a moment, so a test that held only at its second try passes, and is named. */
const browserSuite = (name, ...needs) => ({
  ...suite(name, 'mailbox', 'openid', 'stripe', 'assets', 'chromium', ...needs),
  retries: 1,
})

/**
 * What runs, in order. The lanes run side by side, each with a database of its own, on two cores: tests wait more than
 * they compute. Only steps that name Temporal wait for it, which takes minutes on a machine that never built it, so
 * they stand late; their own time begins when it is there.
 *
 * @type {Record<string, Step[]>}
 */
export const LANES = {
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
 *
 * @type {Step[]}
 */
export const ANYWHERE = [
  suite('engine'),
  suite('unit'),
  { name: 'types', kind: 'script', script: 'typecheck', needs: ['generated'] },
  { name: 'lint', kind: 'script', script: 'lint', needs: [] },
]

/** @returns {string[]} every step's name */
export const stepNames = () => [...Object.values(LANES).flat(), ...ANYWHERE].map(({ name }) => name)
