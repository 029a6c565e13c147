import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.ts'
import type { Part } from '../process/children.ts'

/** The server in the place of Officient, Personio, BambooHR and Odoo: one for all four. */
export function hrPart({ port }: { port: number }): Part {
  return {
    name: 'hr',
    command: NODE,
    args: [inRoot('bin', 'launch', 'hr', 'server.ts'), String(port)],
    isReady: () => isListening(port),
  }
}

/** @returns how the application finds it */
export const hrVariables = (port: number): Record<string, string> => ({
  HR_LOCAL_URL: `http://127.0.0.1:${port}`,
})
