import { inRoot, NODE } from '../paths.mjs'
import { isListening } from '../process/ports.mjs'

/** @param {number} pagePort @returns {string} where the mailbox is asked for a message by its id */
export const mailboxLookup = (pagePort) =>
  `http://127.0.0.1:${pagePort}/api/email?headers.message-id=%3C{id}%3E`

/**
 * maildev: takes every mail by SMTP and shows it on a page; nothing leaves the machine.
 *
 * @param {{smtpPort: number, pagePort: number, folder: string, keeps?: number}} options folder keeps the mails, the last
 *   500 unless told otherwise
 * @returns {import('../process/children.mjs').Part}
 */
export function mailboxPart({ smtpPort, pagePort, folder, keeps = 500 }) {
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
