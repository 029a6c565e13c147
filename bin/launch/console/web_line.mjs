import { say } from './progress.mjs'

const WARN = 40
const LABELS = { 40: 'warn', 50: 'error', 60: 'fatal' }

/**
 * Shows a line of the web process when somebody must see it: warnings and errors always, everything with
 * `--dev`. The rest is in the log file.
 *
 * @param {string} line
 * @param {'stdout' | 'stderr'} stream
 * @param {boolean} everything
 */
export function webLine(line, stream, everything) {
  const text = readable(line, stream, everything)
  if (text !== null) say(`  web  ${text}`)
}

/**
 * @param {string} line one pino record, or plain text
 * @returns {string | null} null when the line is not for the console
 */
export function readable(line, stream, everything) {
  const record = parsed(line)
  if (!record) return everything || stream === 'stderr' ? line : null
  if (record.level < WARN && !everything) return null
  const request = record.request_id ?? record.requestId
  const reason =
    record.err?.message && record.err.message !== record.msg ? `: ${record.err.message}` : ''
  return `${LABELS[record.level] ?? 'info'}  ${record.msg ?? ''}${reason}${request ? `  (request ${request})` : ''}`
}

function parsed(line) {
  if (!line.startsWith('{')) return null
  try {
    const record = JSON.parse(line)
    return typeof record.level === 'number' ? record : null
  } catch {
    return null
  }
}
