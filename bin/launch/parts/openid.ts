import { inRoot, NODE } from '../paths.mjs'
import { CLIENT } from '../openid/client.ts'
import { isListening } from '../process/ports.ts'
import type { Part } from '../process/children.ts'

/**
 * The OpenID provider in Google's place. It leads back to these addresses and to no other.
 *
 * @param options fronts: the product's own addresses, without a company
 */
export function openidPart({ port, fronts }: { port: number; fronts: string[] }): Part {
  return {
    name: 'openid',
    command: NODE,
    args: [
      inRoot('bin', 'launch', 'openid', 'server.ts'),
      String(port),
      ...fronts.map((front) => `${front}/api/session/google/callback`),
    ],
    isReady: () => isListening(port),
  }
}

/** @returns how the application finds it */
export const openidVariables = (port: number): Record<string, string> => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_OPENID_URL: `http://localhost:${port}`,
})
