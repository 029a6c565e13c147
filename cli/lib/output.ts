import { once } from 'node:events'
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { Failure } from '#cli/lib/failure'

/** Where answers go. A file appears whole or not at all. */
export interface Output {
  write(bytes: Uint8Array | string): Promise<void>
  close(): Promise<void>
  abandon(): Promise<void>
}

/** The standard output, or a file. */
export function openOutput(file: string | undefined): Output {
  return file === undefined ? standardOutput() : fileOutput(file)
}

function standardOutput(): Output {
  // The reader of a pipe may leave early (`| head`): that ends the work, and is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })
  return {
    async write(bytes) {
      if (!process.stdout.write(bytes)) await once(process.stdout, 'drain')
    },
    async close() {},
    async abandon() {},
  }
}

function fileOutput(file: string): Output {
  const isDevice = existsSync(file) && !statSync(file).isFile()
  const path = isDevice ? file : `${file}.part`
  const stream = createWriteStream(path)
  let fault: Error | undefined
  stream.on('error', (error) => (fault = error))
  const check = () => {
    if (fault !== undefined) throw new Failure(`${file}: ${fault.message}`)
  }
  return {
    async write(bytes) {
      check()
      if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
      check()
    },
    async close() {
      stream.end()
      await finished(stream).catch(() => undefined)
      check()
      if (!isDevice) await rename(path, file)
    },
    async abandon() {
      stream.destroy()
      if (!isDevice) await rm(path, { force: true })
    },
  }
}
