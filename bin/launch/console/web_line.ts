import type { Stream } from '../process/children.ts'
import { say } from './progress.mjs'

const WARN = 40
const LABELS: Record<number, string> = { 40: 'warn', 50: 'error', 60: 'fatal' }

/** What of a pino record is shown. */
interface LogRecord {
  level: number
  msg?: string
  err?: { message?: string }
  request_id?: string
  requestId?: string
}

/**
 * Shows a line of the web process when it must be seen: warnings and errors always, everything with
 * `--dev`. The rest is in the log file.
 */
export function webLine(line: string, stream: Stream, everything: boolean): void {
  const text = readable(line, stream, everything)
  if (text !== null) say(`  web  ${text}`)
}

/**
 * @param line one pino record, or plain text
 * @returns null when the line is not for the console
 */
export function readable(line: string, stream: Stream, everything: boolean): string | null {
  const record = parsed(line)
  if (!record) return everything || stream === 'stderr' ? line : null
  if (record.level < WARN && !everything) return null
  const request = record.request_id ?? record.requestId
  const reason =
    record.err?.message && record.err.message !== record.msg ? `: ${record.err.message}` : ''
  return `${LABELS[record.level] ?? 'info'}  ${record.msg ?? ''}${reason}${request ? `  (request ${request})` : ''}`
}

function parsed(line: string): LogRecord | null {
  if (!line.startsWith('{')) return null
  try {
    const record = JSON.parse(line)
    return typeof record.level === 'number' ? record : null
  } catch {
    return null
  }
}
