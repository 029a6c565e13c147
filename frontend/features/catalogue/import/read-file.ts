import { dayInUtc } from '#modules/shared/values/days'
import type { Cell } from '@/api/benefit-imports'
import { parseCsv } from '@/lib/csv'

/** A sheet as it lies in the file: its header, and every row that holds something, with its line there. */
export interface SheetFile {
  name: string
  header: string[]
  rows: { line: number; cells: Cell[] }[]
}

/** Why a file is not read; each is a sentence of the catalogue (`benefits.file_…`). */
export type FileProblem = 'unreadable' | 'empty' | 'tooMany' | 'old'

/** As many rows as the server takes. */
export const MAX_ROWS = 2000

/** Reads an XLSX (its first sheet) or a CSV file. */
export async function readFile(file: File): Promise<SheetFile | FileProblem> {
  if (/\.xls$/i.test(file.name)) return 'old'
  const bytes = await file.arrayBuffer()
  const isXlsx = /\.xlsx$/i.test(file.name) || startsLikeZip(bytes)
  const grid = await (isXlsx ? readXlsx(bytes) : readText(bytes)).catch(() => null)
  if (grid === null) return 'unreadable'
  const [header = [], ...rest] = grid
  const rows = rest
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  if (header.every((cell) => cell === null || cell === '') || rows.length === 0) return 'empty'
  if (rows.length > MAX_ROWS) return 'tooMany'
  return { name: file.name, header: header.map((cell) => String(cell ?? '').trim()), rows }
}

async function readXlsx(bytes: ArrayBuffer): Promise<Cell[][]> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = (await readSheet(bytes)) as unknown[][]
  return rows.map((row) => row.map(asCell))
}

/** UTF-8, or what older spreadsheets on Windows write. */
async function readText(bytes: ArrayBuffer): Promise<Cell[][]> {
  try {
    return parseCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return parseCsv(new TextDecoder('windows-1252').decode(bytes))
  }
}

function asCell(value: unknown): Cell {
  if (value instanceof Date) return dayInUtc(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null
}

function startsLikeZip(bytes: ArrayBuffer): boolean {
  const [p, k] = new Uint8Array(bytes.slice(0, 2))
  return p === 0x50 && k === 0x4b
}
