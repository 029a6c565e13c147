/**
 * @typedef {object} Step
 * @property {string} name
 * @property {'script' | 'suite'} kind an npm script, which counts as one test, or a Japa suite
 * @property {string} [script]
 * @property {string} [lane] names the database
 * @property {number} [retries] how often a test that failed is tried again
 * @property {string[]} needs parts that must be there, see TestParts
 */

const suite = (name, lane, ...needs) => ({
  name,
  kind: 'suite',
  lane,
  needs: ['generated', 'database', ...needs],
})

/** A suite of the browser: beside the others it may miss a moment, so a test that held only at its second try passes, and is named. */
const browserSuite = (name, lane, ...needs) => ({
  ...suite(name, lane, 'mailbox', 'openid', 'stripe', 'assets', 'chromium', ...needs),
  retries: 1,
})

/**
 * What runs, in order. The lanes run side by side, on two cores: tests wait more than they compute. Only steps that
 * name Temporal wait for it, which takes minutes on a machine that never built it, so they stand late; their own time
 * begins when it is there.
 *
 * @type {Step[][]}
 */
export const LANES = [
  [
    suite('functional', 'a', 'mailbox', 'openid', 'stripe'),
    suite('cli', 'a', 'mailbox', 'temporal'),
    suite('workflows', 'a', 'mailbox', 'temporal'),
  ],
  [
    browserSuite('e2e', 'b'),
    { name: 'types', kind: 'script', script: 'typecheck', needs: ['generated'] },
    { name: 'lint', kind: 'script', script: 'lint', needs: [] },
    // The stories whose offers have processes.
    browserSuite('durable', 'b', 'temporal'),
  ],
  [
    suite('engine', 'c'),
    suite('unit', 'c'),
    suite('architecture', 'c', 'compose'),
    suite('contracts', 'c', 'redis', 'mailbox', 'openid', 'stripe'),
    browserSuite('screens', 'c'),
  ],
]

/** @returns {string[]} every step's name */
export const stepNames = () => LANES.flat().map(({ name }) => name)
