import temporal from '#config/temporal'
import { until } from '#tests/helpers/until'
import { workflowClient } from '#workflows/client'

/** The launcher starts the suite when its server is there; one that TEMPORAL_ADDRESS names may still be coming. */
const LONGEST_MS = 60_000

/** Waits until Temporal serves our namespace: what a story then misses, the product owes it. */
export function temporalServes(): Promise<void> {
  const { address, namespace } = temporal
  const serves = async () => {
    const { connection } = await workflowClient(temporal)
    await connection.workflowService.describeNamespace({ namespace })
    return true
  }
  const what = `Temporal serves the namespace "${namespace}" at ${address || 'TEMPORAL_ADDRESS'}`
  return until(what, () => serves().catch(() => false), LONGEST_MS)
}
