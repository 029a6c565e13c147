import { runWithParts } from './run_with_parts.ts'

/** The bench whose work is a process of Temporal. */
const DURABLE = 'indexation'

/**
 * Brings up a database of its own, finds a browser and runs tests/bench/run.ts with it.
 *
 * @param argv passed on
 */
export async function bench(argv: string[]): Promise<void> {
  const names = argv.filter((word) => /^[a-z]/.test(word))
  const code = await runWithParts({
    title: 'Barema bench',
    needs: [
      ...(['database', 'assets', 'chromium'] as const),
      ...(names.length === 0 || names.includes(DURABLE) ? (['temporal'] as const) : []),
    ],
    file: 'tests/bench/run.ts',
    argv,
    env: () => ({ NODE_ENV: 'production' }),
  })
  process.exit(code)
}
