/** The process that reads one uploaded PDF, says what it is, and ends. */
import { judgePdf } from './judge_pdf.ts'

process.on('disconnect', () => process.exit())
process.once('message', async (bytes: Uint8Array) => {
  process.send!(await judgePdf(bytes))
})
