import type { TemporalConfig } from './worker.ts'

/** What client and worker connect with: over TLS or plainly, and as whom. */
export function connectionOptions({ address, tls, apiKey }: TemporalConfig) {
  return { address, tls: tls || undefined, apiKey }
}
