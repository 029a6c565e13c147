import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Arrived {
  messageId: string
  to: string
  secret: string | null
  /** Of a link that opens a casefile to sign it. */
  signing: { link: string; secret: string } | null
}

/** What the mailbox took, read from its folder: each file once. The mailbox itself is never killed; it is the witness. */
export class MailboxFolder {
  #folder: string
  #read = new Map<string, Arrived>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The secret of the last link that was mailed to an address. */
  secretFor(address: string): string | null {
    this.#look()
    return [...this.#read.values()].filter((mail) => mail.to === address).at(-1)?.secret ?? null
  }

  /** The last link to sign that was mailed to an address. */
  signingLinkFor(address: string): Arrived['signing'] {
    this.#look()
    const mailed = [...this.#read.values()].filter((mail) => mail.to === address && mail.signing)
    return mailed.at(-1)?.signing ?? null
  }

  /** How often each message arrived, by its id. */
  counts(): Map<string, number> {
    this.#look()
    const counts = new Map<string, number>()
    for (const { messageId } of this.#read.values())
      counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
    return counts
  }

  #look() {
    for (const name of readdirSync(this.#folder)) {
      if (!name.endsWith('.eml') || this.#read.has(name)) continue
      const source = readFileSync(join(this.#folder, name), 'latin1')
      const messageId = /^message-id:\s*(\S+)/im.exec(source)?.[1]
      const to = /^to:\s*<?([^\s>]+)/im.exec(source)?.[1]
      // A file that is still being written is read the next time.
      if (!messageId || !to || !source.trimEnd().endsWith('--')) continue
      // Quoted-printable breaks long lines.
      const text = source.replace(/=\r?\n/g, '')
      const [, link, own] = /\/s\/([\w-]+)#([\w-]{43})/.exec(text) ?? []
      this.#read.set(name, {
        ...{ messageId, to, secret: /#([\w-]{43})/.exec(text)?.[1] ?? null },
        signing: link && own ? { link, secret: own } : null,
      })
    }
  }
}
