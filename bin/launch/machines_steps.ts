import { runWithParts } from './run_with_parts.ts'

/**
 * Brings up one database, one Redis and a mailbox, and runs tests/machines/run.ts with them; it starts the processes itself.
 *
 * @param argv passed on
 */
export async function machines(argv: string[]): Promise<void> {
  const code = await runWithParts({
    title: 'Barema machines',
    needs: ['database', 'redis', 'mailbox', 'temporal'],
    file: 'tests/machines/run.ts',
    argv,
    env: ({ ports }) => ({
      NODE_ENV: 'production',
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      // The proxy has the address that people type; the processes behind it have two others.
      MACHINES: JSON.stringify({ proxy: ports['web-a'], web: [ports['web-b'], ports['web-c']] }),
    }),
  })
  process.exit(code)
}
