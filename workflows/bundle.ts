import { fileURLToPath } from 'node:url'
import {
  bundleWorkflowCode,
  type Logger,
  type WorkflowBundleWithSourceMap,
} from '@temporalio/worker'

let bundling: Promise<WorkflowBundleWithSourceMap> | null = null

/**
 * The code of all workflows as one script, made once a process (a second's work) and kept for every
 * reconnection. Reads `index.ts` from the source tree and `index.js` from a build.
 *
 * @throws Error when a workflow imports what is not pure (`node:`, a driver, a model)
 */
export function bundleWorkflows(logger: Logger): Promise<WorkflowBundleWithSourceMap> {
  bundling ??= bundleWorkflowCode({ workflowsPath: workflowsPath(), logger }).catch(
    (error: unknown) => {
      bundling = null
      throw error
    }
  )
  return bundling
}

/** The extension is that of this file: bundled from where it runs. */
export function workflowsPath(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return fileURLToPath(new URL(`./index.${extension}`, import.meta.url))
}
