import { askChild, type Reading } from '#modules/shared/documents/ask_child'
import { moduleBeside } from '#modules/shared/documents/start_child'
import { fail, ok, type Result } from '#modules/shared/result'
import type { Block } from '../domain/template_body.ts'
import type { Dropped } from '../domain/word_limits.ts'
import { isZip, type WordRefusal } from './word_file.ts'

/** The text of a Word file, and what of it is left out. */
export interface WordText {
  blocks: Block[]
  dropped: Dropped[]
}

/** Reads an uploaded Word file, in a process of its own: it may be made to take all time and memory. */
export async function readWord(
  companyId: string,
  bytes: Uint8Array,
  reading: Reading = { entry: moduleBeside(import.meta.url, 'read_word_child') }
): Promise<Result<WordText>> {
  if (!isZip(bytes)) return fail('E_WORD_REFUSED')
  const answer = await askChild<WordText | WordRefusal>(companyId, bytes, reading)
  const read = 'said' in answer ? answer.said : 'E_WORD_UNREADABLE'
  return typeof read === 'string' ? fail(read) : ok(read)
}
