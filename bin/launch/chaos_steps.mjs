import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fail, say } from './console/progress.mjs'
import { onEnding } from './process/ending.mjs'
import { TestParts } from './checks/test_parts.mjs'
import { ROOT } from './paths.mjs'

const QUEUES = ['postgres', 'redis']

/**
 * Runs tests/chaos/chaos.ts for each queue, in a folder and on ports of its own; it starts the parts itself, to kill them.
 *
 * @param {string[]} argv handed on
 */
export async function chaos(argv) {
  const { queues, others } = chosen(argv)
  let failures = 0
  for (const queue of queues) if ((await runOne(queue, others)) !== 0) failures++
  process.exit(failures ? 1 : 0)
}

function chosen(argv) {
  const at = argv.findIndex((word) => word.startsWith('--queue'))
  if (at < 0) return { queues: QUEUES, others: argv }
  const isApart = argv[at] === '--queue'
  const queue = isApart ? argv[at + 1] : argv[at].slice('--queue='.length)
  if (!QUEUES.includes(queue))
    fail(`There is no queue "${queue}". The queues are ${QUEUES.join(', ')}.`)
  return { queues: [queue], others: argv.toSpliced(at, isApart ? 2 : 1) }
}

async function runOne(queue, argv) {
  const stopping = new AbortController()
  const parts = new TestParts(stopping.signal)
  const end = onEnding(async (reason) => {
    stopping.abort()
    await parts.stop()
    if (reason) process.exit(1)
  })
  say(`\nBarema chaos, with the queue in ${queue === 'redis' ? 'Redis' : 'PostgreSQL'}\n`)
  await parts.need('generated')
  const { ports, secrets, folder } = await parts.ready()
  const child = spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/chaos/chaos.ts', ...argv],
    {
      cwd: ROOT,
      env: { ...parts.environment(), CHAOS: JSON.stringify({ ports, secrets, folder, queue }) },
      stdio: 'inherit',
      detached: true,
    }
  )
  parts.follow(child)
  const [code] = await once(child, 'exit')
  await end('')
  return code ?? 1
}
