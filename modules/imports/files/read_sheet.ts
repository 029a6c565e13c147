import { FileRefused, type ReadChoices, type SheetTable } from '../domain/sheet_table.ts'
import { tableOf } from './grid.ts'
import { readCsv } from './read_csv.ts'
import { readXlsx } from './read_xlsx.ts'

/**
 * Reads a CSV file or a workbook, whatever its name says: the bytes tell.
 *
 * @throws FileRefused with what is wrong with the whole file
 */
export async function readSheet(
  bytes: Uint8Array,
  choices: ReadChoices = {}
): Promise<SheetTable> {
  if (bytes.length === 0) throw new FileRefused('empty')
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    // The container of old workbooks, and of new ones with a password.
    const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new FileRefused(isLocked ? 'locked' : 'old')
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new FileRefused('unreadable')
  const isPacked = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
  const grid = await (isPacked ? readXlsx(bytes, choices) : readCsv(bytes, choices))
  return tableOf(grid, choices.headerRow)
}

function startsWith(bytes: Uint8Array, signs: readonly number[]): boolean {
  return signs.every((sign, at) => bytes[at] === sign)
}
