import { createWriteStream, existsSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import * as paths from 'node:path'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Failure } from '#cli/lib/failure'

/** Where answers go. A file appears whole or not at all. */
export interface Output {
  write(bytes: Uint8Array | string): Promise<void>
  close(): Promise<void>
  abandon(): Promise<void>
}

/** Of two files that a command writes, the second would take the place of the first. */
export function refuseSameFile(output: string | undefined, pdf: string | undefined): void {
  if (pdf !== undefined && output !== undefined && paths.resolve(output) === paths.resolve(pdf))
    throw new Failure('--output and --pdf name the same file')
}

/** The standard output, or a file. */
export function openOutput(file: string | undefined): Output {
  if (file === '') throw new Failure('a file to write to has a name')
  return file === undefined ? standardOutput() : fileOutput(file)
}

function standardOutput(): Output {
  // The reader of a pipe may leave early (`| head`): that ends the work, and is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })
  return {
    write: (bytes) => written(process.stdout, bytes),
    async close() {},
    async abandon() {},
  }
}

function fileOutput(file: string): Output {
  const isDevice = existsSync(file) && !statSync(file).isFile()
  const path = isDevice ? file : `${file}.part`
  const stream = createWriteStream(path)
  const named = (error: Error) => {
    throw new Failure(`${file}: ${error.message}`)
  }
  // The error reaches the writer through its own promise.
  stream.on('error', () => undefined)
  return {
    write: (bytes) => written(stream, bytes).catch(named),
    async close() {
      stream.end()
      await finished(stream).catch(named)
      if (!isDevice) await rename(path, file)
    },
    async abandon() {
      stream.destroy()
      if (!isDevice) await rm(path, { force: true })
    },
  }
}

/** Resolves when the bytes are handed over: answers never pile up in memory. */
function written(stream: Writable, bytes: Uint8Array | string): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
