import { parse } from 'csv-parse/sync'

/**
 * The rows of a CSV text (RFC 4180), by the names in its first line.
 * @throws Error where the table is broken
 */
export function parseCsv(text: string): Record<string, string>[] {
  return parse(text, { columns: true, record_delimiter: ['\r\n', '\n'] })
}
