import { inRoot, NODE } from '../paths.mjs'
import { CLIENT } from '../openid/client.mjs'
import { isListening } from '../process/ports.mjs'

/**
 * The OpenID provider in Google's place. It leads back to these addresses and to no other.
 *
 * @param {{port: number, fronts: string[]}} options fronts: the product's own addresses, without a company
 * @returns {import('../process/children.mjs').Part}
 */
export function openidPart({ port, fronts }) {
  return {
    name: 'openid',
    command: NODE,
    args: [
      inRoot('bin', 'launch', 'openid', 'server.mjs'),
      String(port),
      ...fronts.map((front) => `${front}/api/session/google/callback`),
    ],
    isReady: () => isListening(port),
  }
}

/** @param {number} port @returns {Record<string, string>} how the application finds it */
export const openidVariables = (port) => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_OPENID_URL: `http://localhost:${port}`,
})
