import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.ts'
import type { Part } from '../process/children.ts'

/** The server in a language model's place: it speaks the wire forms of all providers, and has no weights. */
export function modelPart({ port }: { port: number }): Part {
  return {
    name: 'model',
    command: NODE,
    args: [inRoot('bin', 'launch', 'model', 'server.ts'), String(port)],
    isReady: () => isListening(port),
  }
}

/** @returns how the application finds it */
export const modelVariables = (port: number): Record<string, string> => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'barema-local',
  AI_BASE_URL: `http://localhost:${port}/v1`,
})
