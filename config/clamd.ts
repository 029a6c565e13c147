import env from '#backend/start/env'

const PORT = 3310

/** Where ClamAV's clamd listens (`CLAMD_HOST`: a host, or `host:port`); null where files are not scanned. */
export const clamd = addressOf(env.get('CLAMD_HOST'))

function addressOf(configured: string | undefined): { host: string; port: number } | null {
  if (!configured) return null
  const { hostname, port } = new URL(`tcp://${configured}`)
  return { host: hostname, port: Number(port || PORT) }
}
