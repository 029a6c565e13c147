/** One thing that runs at night: a command of this tree, as often as it must hold. */
export interface NightlyTask {
  name: string
  /** As a reader is told it. */
  what: string
  /** After `npm`: `run chaos`, `test functional`. */
  command: string[]
  env?: Record<string, string>
  /** Of one command the runs, each with what differs. */
  runs?: Record<string, string>[]
}

const SHUFFLED_RUNS = 20

/** One file of a suite. */
const specOf = (suite: string, name: string) => [
  'test',
  suite,
  '--',
  `--files=tests/${suite}/${name}.spec.ts`,
]

export const NIGHTLY: NightlyTask[] = [
  {
    name: 'stories',
    what: 'the files of suites that the day leaves out',
    command: ['test', '--', '--night'],
  },
  {
    name: 'packages',
    what: 'the sums of 100,000 packages of all kinds',
    command: specOf('engine', 'properties_all'),
    env: { PACKAGES: '100000' },
  },
  {
    name: 'cents',
    what: 'net pay cent by cent in every law set, for four households',
    command: specOf('engine', 'properties'),
    env: { EVERY_CENT: '1' },
  },
  {
    name: 'flips',
    what: 'a backup cut 60 times and with 400 bits flipped, each refused',
    command: specOf('cli', 'backup_refused'),
    env: { FLIPS: '400' },
  },
  {
    name: 'seals',
    what: 'sealed files of both shapes with 4,000 bits flipped, half of them in the last signature, each seen',
    command: specOf('unit', 'sealing/sealed_file'),
    env: { FLIPS: '4000' },
  },
  {
    name: 'fuzz',
    what: 'every route with another company’s ids, 10,000 rounds',
    command: specOf('functional', 'fuzz_tenants'),
    env: { FUZZ_ROUNDS: '10000' },
  },
  {
    name: 'workers',
    what: 'a hundred workers of one company ask for each other’s',
    command: specOf('functional', 'portal_views'),
    env: { FUZZ_WORKERS: '100', FUZZ_ROUNDS: '2000' },
  },
  {
    name: 'roles',
    what: 'every role by every call, where the suite asks one that may and one that may not',
    command: specOf('functional', 'api_document'),
    env: { EVERY_ROLE: '1' },
  },
  {
    name: 'dark',
    what: 'every rule of axe on every screen, state and phone in the dark, where the suite looks at the colours of screens at a desk',
    command: [
      ...['test', 'screens', '--'],
      ...['doors', 'offers', 'packages', 'settings', 'shell'].map(
        (where) => `--files=accessible_${where}.spec.ts`
      ),
    ],
    env: { EVERY_RULE_IN_THE_DARK: '1', EVERY_SCREEN_IN_THE_DARK: '1' },
  },
  {
    name: 'paper',
    what: 'every shipped contract by both builds of Typst, where the suite draws a part by the second',
    command: specOf('contracts', 'rendered_contracts'),
    env: { EVERY_RENDERER: '1' },
  },
  ...['firefox', 'webkit'].map((browser) => ({
    name: browser,
    what: 'the stories of phones: a signature, an offer, each step looked at',
    command: ['test', browser],
  })),
  {
    name: 'boundary',
    what: 'the tenant boundary in the catalogue',
    command: specOf('architecture', 'tenancy'),
  },
  {
    name: 'audit',
    what: 'the chain of the audit log: what alters it is found, and how fast',
    command: specOf('functional', 'audit_chain'),
    env: { AUDIT_ROWS: '50000' },
  },
  {
    name: 'people',
    what: 'what people have to do, counted: to begin with three files, to have somebody hired, to send a contract to sign, to sign it on an old phone',
    command: [
      ...['test', 'e2e', 'durable', '--'],
      ...['new_customer', 'hired', 'send_to_sign', 'signers_page', 'signing'].map(
        (story) => `--files=${story}.spec.ts`
      ),
    ],
  },
  {
    name: 'links',
    what: 'private links and a hundred who accept at once',
    command: specOf('functional', 'candidate_offer'),
  },
  {
    name: 'doors',
    what: '1,000 guesses at once at every door, from one address and from 300',
    command: specOf('functional', 'flooded_doors'),
    env: { DOOR_GUESSES: '1000' },
  },
  {
    name: 'machines',
    what: 'two web and two worker processes side by side',
    command: ['run', 'machines', '--', '--write'],
  },
  {
    name: 'chaos-machines',
    what: '100 times `kill -9` with two of each behind a proxy',
    command: ['run', 'chaos', '--', '--queue', 'redis', '--machines=2', '--kills=100', '--write'],
  },
  ...['postgres', 'redis'].map((queue) => ({
    name: `chaos-${queue}`,
    what: '300 times `kill -9` while offers are made, accepted, made contracts of, signed and sealed: nothing lost, no mail and no seal twice, the queue drained',
    command: ['run', 'chaos', '--', '--queue', queue, '--write'],
  })),
  {
    name: 'chaos-indexation',
    what: '200 times `kill -9` while indexes are planned, approved, applied and undone: each contract indexed once or not at all, none without an approval, every row back after the undoing',
    command: ['run', 'chaos', '--', '--course=indexation', '--write'],
  },
  {
    name: 'restore',
    what: 'a backup of 120,000 people put back into an empty database, every row compared',
    command: specOf('cli', 'restore_at_size'),
    env: { PEOPLE_RESTORED: '120000' },
  },
  {
    name: 'shuffled',
    what: `the functional suite ${SHUFFLED_RUNS} times, the companies' rows in another order each time`,
    command: ['test', 'functional'],
    runs: Array.from({ length: SHUFFLED_RUNS }, (_, run) => ({
      TEST_SHUFFLE: String((run + 1) / (SHUFFLED_RUNS + 1)),
    })),
  },
]
