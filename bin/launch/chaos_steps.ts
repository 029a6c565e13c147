import { fail } from './console/progress.mjs'
import { runWithParts } from './run_with_parts.ts'

const QUEUES = ['postgres', 'redis']

/**
 * Runs tests/chaos/chaos.ts for each queue, in a folder and on ports of its own; it starts the parts itself, to kill them.
 *
 * @param argv passed on
 */
export async function chaos(argv: string[]): Promise<void> {
  const { queues, others } = chosen(argv)
  let failures = 0
  for (const queue of queues) if ((await runOne(queue, others)) !== 0) failures++
  process.exit(failures ? 1 : 0)
}

function chosen(argv: string[]): { queues: string[]; others: string[] } {
  const at = argv.findIndex((word) => word.startsWith('--queue'))
  if (at < 0) return { queues: QUEUES, others: argv }
  const isApart = argv[at] === '--queue'
  const queue = isApart ? (argv[at + 1] ?? '') : argv[at].slice('--queue='.length)
  if (!QUEUES.includes(queue))
    fail(`There is no queue "${queue}". The queues are ${QUEUES.join(', ')}.`)
  return { queues: [queue], others: argv.toSpliced(at, isApart ? 2 : 1) }
}

function runOne(queue: string, argv: string[]): Promise<number> {
  return runWithParts({
    title: `Barema chaos, with the queue in ${queue === 'redis' ? 'Redis' : 'PostgreSQL'}`,
    needs: ['generated'],
    file: 'tests/chaos/chaos.ts',
    argv,
    env: ({ ports, secrets, folder }) => ({
      CHAOS: JSON.stringify({ ports, secrets, folder, queue }),
    }),
  })
}
