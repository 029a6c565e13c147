/**
 * The process that reads one Word file and ends. Its parent may kill it at any moment; it holds no connection and no
 * secret.
 */
import mammoth from 'mammoth'
import { runsOf } from '../domain/runs_of.ts'
import { BODY_BOUNDS, cleanBody } from '../domain/template_body.ts'
import { fittingBlocks } from './fitting_blocks.ts'
import { blocksOfWord, type WordNode } from './word_blocks.ts'
import { openWordFile, type WordRefusal } from './word_file.ts'
import type { WordText } from './read_word.ts'

process.once('disconnect', () => process.exit())
process.once('message', async (bytes: Uint8Array) => {
  const read = await readText(bytes).catch((): WordRefusal => 'E_WORD_UNREADABLE')
  process.send!(read, () => process.exit())
})

async function readText(bytes: Uint8Array): Promise<WordText | WordRefusal> {
  const file = openWordFile(bytes)
  if (typeof file === 'string') return file
  // Word cuts a line into pieces as it was typed: only once they are joined a variable shows.
  const joined = cleanBody(blocksOfWord(await documentOf(file.bytes)))
  const read = joined.map((block) => ({
    ...block,
    lines: block.lines.map((line) => line.flatMap((run) => runsOf(run.text, run))),
  }))
  // Braces that are no variable are words again, joined to those beside them as a template keeps them.
  const blocks = fittingBlocks(cleanBody(read))
  return blocks.length > BODY_BOUNDS.blocks ? 'E_WORD_TOO_LARGE' : { blocks, dropped: file.dropped }
}

/** What mammoth reads, before it makes a page of it: the page is of no use here. */
async function documentOf(buffer: Buffer): Promise<WordNode> {
  let document: WordNode = { type: 'document' }
  await mammoth.convertToHtml(
    { buffer },
    {
      transformDocument(read: WordNode) {
        document = read
        return { ...read, children: [] }
      },
    }
  )
  return document
}
