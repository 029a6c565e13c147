import { fail } from './console/progress.mjs'
import { runWithParts } from './run_with_parts.ts'

const QUEUES = ['postgres', 'redis']

/** What people do meanwhile: a file each, with the queues that it is run with where none is named. */
const COURSES: Readonly<Record<string, { file: string; queues: readonly string[] }>> = {
  offers: { file: 'tests/chaos/chaos.ts', queues: QUEUES },
  indexation: { file: 'tests/chaos/indexation.ts', queues: ['postgres'] },
}

/**
 * Runs a course of tests/chaos for each queue, in a folder and on ports of its own; it starts the parts itself, to kill them.
 *
 * @param argv passed on
 */
export async function chaos(argv: string[]): Promise<void> {
  const { value: course = 'offers', others } = option(argv, 'course', Object.keys(COURSES))
  const { value: queue, others: rest } = option(others, 'queue', QUEUES)
  const { file, queues } = COURSES[course]!
  let failures = 0
  for (const each of queue ? [queue] : queues)
    if ((await runOne(file, each, rest)) !== 0) failures++
  process.exit(failures ? 1 : 0)
}

/** The value of `--name=…` or `--name …`, and the words without it. */
function option(
  argv: string[],
  name: string,
  values: readonly string[]
): { value?: string; others: string[] } {
  const at = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`))
  if (at < 0) return { others: argv }
  const isApart = argv[at] === `--${name}`
  const value = isApart ? (argv[at + 1] ?? '') : argv[at]!.slice(`--${name}=`.length)
  if (!values.includes(value))
    fail(`There is no ${name} "${value}". There are: ${values.join(', ')}.`)
  return { value, others: argv.toSpliced(at, isApart ? 2 : 1) }
}

function runOne(file: string, queue: string, argv: string[]): Promise<number> {
  return runWithParts({
    title: `Barema chaos, with the queue in ${queue === 'redis' ? 'Redis' : 'PostgreSQL'}`,
    needs: ['generated'],
    file,
    argv,
    env: ({ ports, secrets, folder }) => ({
      CHAOS: JSON.stringify({ ports, secrets, folder, queue }),
    }),
  })
}
