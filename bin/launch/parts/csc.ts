import { inRoot, NODE } from '../paths.mjs'
import { CLIENT } from '../csc/client.ts'
import { isListening } from '../process/ports.ts'
import type { Part } from '../process/children.ts'

/**
 * The provider of signatures in itsme's place. It leads back to these addresses and to no other.
 *
 * @param options sealFolder: of the development authority, which issues its certificates; fronts: the product's own
 *   addresses, without a company
 */
export function cscPart({
  port,
  sealFolder,
  fronts,
}: {
  port: number
  sealFolder: string
  fronts: string[]
}): Part {
  return {
    name: 'csc',
    command: NODE,
    args: [
      inRoot('bin', 'launch', 'csc', 'server.ts'),
      String(port),
      sealFolder,
      ...fronts.map((front) => `${front}/api/out/signature/callback`),
    ],
    isReady: () => isListening(port),
  }
}

/** @returns how the application finds it */
export const cscVariables = (port: number): Record<string, string> => ({
  CSC_URL: `http://localhost:${port}`,
  CSC_CLIENT_ID: CLIENT.id,
  CSC_SECRET: CLIENT.secret,
})
