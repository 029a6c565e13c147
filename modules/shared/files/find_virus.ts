import { connect } from 'node:net'
import { clamd } from '#config/clamd'
import { reachingOut } from '#modules/shared/tenancy/outside'

/** clamd refuses larger pieces than its StreamMaxLength; this is no more than a buffer of the network. */
const PIECE_BYTES = 64 * 1024
const TIMEOUT_MS = 15_000

/**
 * Asks ClamAV whether a file holds a virus, by the stream that clamd takes (`zINSTREAM`). Where none is configured every
 * file is clean; where one is and does not answer, no file is.
 *
 * @param address of clamd; tests give their own
 */
export function findVirus(bytes: Uint8Array, address = clamd): Promise<'clean' | 'found' | 'away'> {
  if (!address) return Promise.resolve('clean')
  reachingOut('The virus scanner')
  return new Promise((resolve) => {
    const socket = connect(address)
    let said = ''
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy())
    socket.on('data', (piece) => (said += piece.toString('latin1')))
    socket.on('error', () => resolve('away'))
    // What is cut off in the middle has not said that the file is clean.
    socket.on('close', () => resolve(verdictIn(said)))
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES)
        socket.write(lengthOf(piece))
        socket.write(piece)
      }
      socket.write(lengthOf([]))
    })
  })
}

/** « stream: OK », « stream: Eicar-Test-Signature FOUND », « … ERROR ». */
function verdictIn(said: string): 'clean' | 'found' | 'away' {
  if (/: OK\0?\n?$/.test(said)) return 'clean'
  return / FOUND\0?\n?$/.test(said) ? 'found' : 'away'
}

function lengthOf({ length }: { length: number }): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}
