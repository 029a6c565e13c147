import env from '#backend/start/env'
import { certificate } from '#config/certificate'

const ca = certificate(env.get('TEMPORAL_TLS_CA'))
const crt = certificate(env.get('TEMPORAL_TLS_CERT'))
const key = certificate(env.get('TEMPORAL_TLS_KEY'))
const serverName = env.get('TEMPORAL_TLS_SERVER_NAME')
const apiKey = env.get('TEMPORAL_API_KEY')?.release()

/** A certificate, a server name or a key means that no plain connection is wanted. */
const isSecure = env.get('TEMPORAL_TLS', Boolean(ca || crt || serverName || apiKey))

/**
 * Temporal's front door. The application never waits for it. Without an address there is
 * none: a process that guessed one could take the tasks of another installation on the same machine.
 */
export default {
  address: env.get('TEMPORAL_ADDRESS', ''),
  namespace: env.get('TEMPORAL_NAMESPACE', 'default'),
  taskQueue: 'barema',
  tls: isSecure && {
    serverRootCACertificate: ca,
    serverNameOverride: serverName,
    clientCertPair: crt && key && { crt, key },
  },
  apiKey,
}
