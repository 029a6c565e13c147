/** The process that reads one uploaded file, says whether it is sealed as it was, and ends. */
import { trustOf } from './trust.ts'
import { verifyFile } from './verify_file.ts'

process.on('disconnect', () => process.exit())
process.once('message', async ({ bytes, roots }: { bytes: Uint8Array; roots: string }) => {
  process.send!(await verifyFile(bytes, trustOf(roots)))
})
