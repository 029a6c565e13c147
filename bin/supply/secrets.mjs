import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'

/** What keys look like that services give out, and those that open a machine. */
export const PATTERNS = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of age': /AGE-SECRET-KEY-1[0-9A-Z]{58}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{60,})/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
  'a key of Stripe': /\b[sr]k_live_[0-9A-Za-z]{16,}/,
  'a secret of a webhook': /\bwhsec_[0-9A-Za-z+/]{32,}/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a client secret of Google': /\bGOCSPX-[0-9A-Za-z_-]{20,}/,
  'a token of Slack': /\bxox[abeprs]-[0-9A-Za-z-]{20,}/,
  'a key of Twilio': /\bSK[0-9a-f]{32}\b/,
  'a key of SendGrid': /\bSG\.[\w-]{20,}\.[\w-]{20,}/,
  'a key of Anthropic or OpenAI': /\bsk-(?:ant-|proj-)[\w-]{20,}/,
  'a password in an address':
    /\b(?:postgres(?:ql)?|rediss?|smtps?|amqps?|mongodb(?:\+srv)?):\/\/[^\s:/@'"`${}<>]*:(?=[^@\s]*\d)(?=[^@\s]*[A-Za-z])[^\s:/@'"`${}<>*]{12,}@(?!127\.0\.0\.1|localhost|[\w.]+\.(?:example|test)\b)/,
}

/**
 * Known and harmless, by the hash of what was found: a reason for each.
 *
 * @type {Record<string, string>}
 */
const HARMLESS = {
  '96ad2ccd81462a76': 'the key of the example that Standard Webhooks publishes',
}

/** @param {string} line @returns {{what: string, hash: string}[]} what looks like a secret in it */
export function secretsIn(line) {
  return Object.entries(PATTERNS).flatMap(([what, pattern]) => {
    const found = pattern.exec(line)?.[0]
    if (!found) return []
    const hash = createHash('sha256').update(found).digest('hex').slice(0, 16)
    return hash in HARMLESS ? [] : [{ what, hash }]
  })
}

/**
 * Reads a history piece by piece, each of whole lines. Few pieces hold what looks like a secret, and only those are
 * looked at line by line.
 *
 * @param {(what: string, where: string) => void} tell
 * @returns {(text: string) => void}
 */
export function readerOf(tell) {
  let [commit, file] = ['', '']
  /** @param {string} line */
  const readLine = (line) => {
    if (line.startsWith('commit ')) commit = line.slice(7)
    else if (line.startsWith('+++ ')) file = line.slice(6)
    else if (line.startsWith('+'))
      for (const { what, hash } of secretsIn(line))
        tell(what, `${file}, added by ${commit} (${hash})`)
  }
  return (text) => {
    const isSuspect = Object.values(PATTERNS).some((pattern) => pattern.test(text))
    const lines = isSuspect ? text.split('\n') : [lastLine(text, 'commit '), lastLine(text, '+++ ')]
    lines.forEach(readLine)
  }
}

/** @param {string} text @param {string} beginning @returns {string} its last line that begins so, or none */
function lastLine(text, beginning) {
  const begin = `\n${text}`.lastIndexOf(`\n${beginning}`)
  return begin < 0 ? '' : text.slice(begin).split('\n', 1)[0]
}

/**
 * Reads every line that was ever added. A secret that was taken out again is known all the same. It is told by commit,
 * file and hash, never as it is: what this prints stands in logs.
 *
 * @returns {Promise<import('./check.mjs').Outcome>}
 */
export async function secretsOfHistory() {
  const args = [
    'log',
    '-p',
    '--unified=0',
    '--no-color',
    '--no-ext-diff',
    '--format=commit %h',
    'HEAD',
  ]
  const git = spawn('git', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise((resolve) => {
    git.on('error', () => resolve(1))
    git.on('close', resolve)
  })
  const problems = new Set()
  const read = readerOf((what, where) => problems.add(`${what} in ${where}`))
  let rest = ''
  for await (const part of git.stdout.setEncoding('utf8')) {
    const text = rest + part
    const end = text.lastIndexOf('\n') + 1
    read(text.slice(0, end))
    rest = text.slice(end)
  }
  read(rest)
  return (await ended) === 0
    ? { problems: [...problems] }
    : { problems: [], unknown: 'there is no history of git here' }
}
