import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { Failure } from '#cli/lib/failure'

/** The whole standard input, without the line end that `echo` puts there. */
export async function passwordFromInput(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '')
}

/** Asks at the terminal and shows nothing of what is typed. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Failure('there is no terminal to ask for the password; use --password-stdin')
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  terminal.once('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
