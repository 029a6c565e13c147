import { tmpdir } from 'node:os'
import { isListening } from '../process/ports.mjs'
import { findProgram, installPackage } from './system_packages.mjs'

const NAMES = ['redis-server', 'valkey-server']

/** @returns {Promise<string>} the command; installed when it is missing */
export async function findRedis() {
  const found = await findProgram(NAMES)
  if (found) return found
  await installPackage({ apt: 'redis-server', brew: 'redis' }, 'Redis')
  return (await findProgram(NAMES)) ?? NAMES[0]
}

/**
 * A server that forgets everything at its end.
 *
 * @param {string} command @param {number} port
 * @returns {import('../process/children.mjs').Part}
 */
export function redisPart(command, port) {
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
