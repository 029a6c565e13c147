import { BENCHES } from '../../tests/bench/benches.ts'
import { runWithParts } from './run_with_parts.ts'

/**
 * Brings up what the benches need that are named, all where none is, and runs tests/bench/run.ts with it.
 *
 * @param argv passed on
 */
export async function bench(argv: string[]): Promise<void> {
  const named = argv.filter((word) => /^[a-z]/.test(word))
  const wanted = Object.keys(BENCHES).filter((name) => named.length === 0 || named.includes(name))
  const code = await runWithParts({
    title: 'Barema bench',
    needs: [...new Set(wanted.flatMap((name) => BENCHES[name]!.needs))],
    file: 'tests/bench/run.ts',
    argv,
    env: () => ({ NODE_ENV: 'production' }),
  })
  process.exit(code)
}
