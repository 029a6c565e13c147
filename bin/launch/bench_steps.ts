import { runWithParts } from './run_with_parts.ts'

/**
 * Brings up a database of its own, finds a browser and runs tests/bench/run.ts with it.
 *
 * @param argv passed on
 */
export async function bench(argv: string[]): Promise<void> {
  const code = await runWithParts({
    title: 'Barema bench',
    needs: ['database', 'assets', 'chromium'],
    file: 'tests/bench/run.ts',
    argv,
    env: () => ({ NODE_ENV: 'production' }),
  })
  process.exit(code)
}
