import { randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'

/**
 * Keeps a file so that it is whole whenever it is there: it is written under another name first. What could not be
 * written, as on a full disk or in a process that dies, leaves nothing under its name, and nothing beside it where
 * that can still be taken away.
 */
export async function putWhole(key: string, bytes: Uint8Array): Promise<void> {
  const disk = drive.use()
  const part = `${key}.${randomUUID()}.part`
  try {
    await disk.put(part, bytes)
    await disk.move(part, key)
  } catch (error) {
    await disk.delete(part).catch(() => {})
    throw error
  }
}
