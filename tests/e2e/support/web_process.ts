import { freePort } from '#tests/helpers/free_port'
import { ProductProcess } from './processes.ts'

/** A web process of the production build, with settings of its own beside those of the suite. */
export async function webProcess(settings: Record<string, string>) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), ...settings }
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/api/_status/health`).then(
      () => true,
      () => false
    )
  const web = await ProductProcess.start('web', 'bin/server.ts', env, answers)
  return { port, stop: () => web.stop() }
}
