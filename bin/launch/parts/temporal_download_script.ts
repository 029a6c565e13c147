/** Run as a process by temporal_download.ts: fetches the Temporal CLI into the folder given. */
import { TestWorkflowEnvironment } from '@temporalio/testing'

const [downloadDir] = process.argv.slice(2)
const environment = await TestWorkflowEnvironment.createLocal({
  server: { executable: { type: 'cached-download', downloadDir, version: 'v1.5.1' } },
})
await environment.teardown()
