import { readFileSync } from 'node:fs'

/** A PEM file named by a variable; read at boot, so that a wrong path is told then. */
export function certificate(path: string | undefined): Buffer | undefined {
  return path ? readFileSync(path) : undefined
}
