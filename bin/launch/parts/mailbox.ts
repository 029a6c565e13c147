import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.ts'
import type { AskedPart } from '../process/children.ts'

/** @returns where the mailbox is asked for a message by its id */
export const mailboxLookup = (pagePort: number): string =>
  `http://127.0.0.1:${pagePort}/api/email?headers.message-id=%3C{id}%3E`

/**
 * maildev: takes every mail by SMTP and shows it on a page; nothing leaves the machine.
 *
 * @param options folder keeps the mails, the last
 *   500 unless told otherwise
 */
export function mailboxPart({
  smtpPort,
  pagePort,
  folder,
  keeps = 500,
}: {
  smtpPort: number
  pagePort: number
  folder: string
  keeps?: number
}): AskedPart {
  const address = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1']
  return {
    name: 'mail',
    command: NODE,
    args: [
      inRoot('node_modules', 'maildev', 'dist', 'bin', 'maildev.js'),
      ...address,
      '--smtp',
      String(smtpPort),
      '--web',
      String(pagePort),
      '--mail-directory',
      folder,
      '--max-emails',
      String(keeps),
    ],
    stopTimeoutMs: 5000,
    isReady: async () => (await isListening(smtpPort)) && isListening(pagePort),
  }
}
