import { tmpdir } from 'node:os'
import { isListening } from '../process/ports.ts'
import { findProgram, installPackage } from './system_packages.ts'
import type { Part } from '../process/children.ts'

const NAMES = ['redis-server', 'valkey-server']

/** The command; installed when it is missing. */
export async function findRedis(): Promise<string> {
  const found = await findProgram(NAMES)
  if (found) return found
  await installPackage({ apt: 'redis-server', brew: 'redis' }, 'Redis')
  return (await findProgram(NAMES)) ?? NAMES[0]
}

/** A server that forgets everything at its end. */
export function redisPart(command: string, port: number): Part {
  return {
    name: 'redis',
    command,
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      tmpdir(),
    ],
    isReady: () => isListening(port),
  }
}
