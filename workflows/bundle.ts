import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, type Logger, type WorkflowBundle } from '@temporalio/worker'

let bundling: Promise<WorkflowBundle> | null = null

/**
 * The code of all workflows as one script, got once a process and kept for every reconnection: read where it was
 * prepared, else made (a second's work).
 *
 * @throws Error when a workflow imports what is not pure (`node:`, a driver, a model)
 */
export function bundleWorkflows(logger: Logger): Promise<WorkflowBundle> {
  bundling ??= preparedBundle()
    .then((prepared) => prepared ?? makeBundle(logger))
    .catch((error: unknown) => {
      bundling = null
      throw error
    })
  return bundling
}

/**
 * Writes the script into the build, for images that carry no bundler (docker/carry.sh).
 *
 * @returns the file written
 * @throws Error in the source tree, where it would outlive the next change of a workflow
 */
export async function prepareBundle(logger: Logger): Promise<string> {
  if (!isBuilt()) throw new Error('Only a build has its bundle prepared: run build/ace.js')
  const { code } = await makeBundle(logger)
  await writeFile(PREPARED, code)
  return PREPARED
}

/** Reads `index.ts` from the source tree and `index.js` from a build. */
function makeBundle(logger: Logger): Promise<WorkflowBundle> {
  const index = new URL(`./index.${isBuilt() ? 'js' : 'ts'}`, import.meta.url)
  return bundleWorkflowCode({ workflowsPath: fileURLToPath(index), logger })
}

/** A text and no module: it is a script, and runs nowhere but in Temporal's isolate. */
const PREPARED = fileURLToPath(new URL('./prepared_bundle.txt', import.meta.url))

/** @param file for tests @returns null where none was prepared */
export async function preparedBundle(file = PREPARED): Promise<WorkflowBundle | null> {
  try {
    return { code: await readFile(file, 'utf8') }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function isBuilt(): boolean {
  return import.meta.url.endsWith('.js')
}
