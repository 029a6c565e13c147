import { readFile, writeFile } from 'node:fs/promises'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { Failure } from '#cli/lib/failure'

/**
 * Makes a key and writes it as `age-keygen` does, for its owner's eyes only.
 *
 * @returns the public half
 */
export async function makeKeyFile(path: string): Promise<string> {
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  const text = `# Opens the backups of Barema. Keep it away from the server and from the backups.\n# public key: ${recipient}\n${identity}\n`
  await writeFile(path, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      error.code === 'EEXIST' ? `${path} is there already; a key is never replaced` : error.message
    )
  })
  return recipient
}

/** The key of a file that `barema backup key` or `age-keygen` wrote. */
export async function readKeyFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Failure(`the key cannot be read: ${error.message}`)
  })
  const identity = text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-1'))
  if (!identity) throw new Failure(`${path} has no line AGE-SECRET-KEY-1…; it is no key`)
  return identity
}
