import { test } from '@japa/runner'
import {
  CASEFILE_ACTORS,
  CASEFILE_STATUSES,
  CASEFILE_STEPS,
  statusAfter,
  type CasefileStatus,
  type CasefileStep,
} from '#modules/casefiles/domain/casefile_status'

/** The table of the design page, written once more by hand: what is not named here is refused. */
const ALLOWED: Record<CasefileStatus, string> = {
  DRAFT: 'change>DRAFT delete>DRAFT sendForm>WORKER_FORM_SENT print>SIGNING send>SIGNING',
  WORKER_FORM_SENT:
    'change>WORKER_FORM_SENT resendForm>WORKER_FORM_SENT withdrawForm>DRAFT saveWorker>WORKER_INFO_READY cancel>CANCELLED',
  WORKER_INFO_READY:
    'change>WORKER_INFO_READY delete>WORKER_INFO_READY sendForm>WORKER_FORM_SENT print>SIGNING send>SIGNING cancel>CANCELLED',
  SIGNING:
    'uploadPaper>SIGNED reopen>DRAFT cancel>CANCELLED sign>SIGNING signLast>SEALING refuse>REFUSED remind>SIGNING link>SIGNING extend>SIGNING replaceSigner>SIGNING expire>EXPIRED',
  SEALING: 'seal>SIGNED',
  SIGNED: 'amend>SIGNED link>SIGNED delete>SIGNED',
  REFUSED: 'copy>REFUSED delete>REFUSED',
  EXPIRED: 'copy>EXPIRED delete>EXPIRED',
  CANCELLED: 'copy>CANCELLED delete>CANCELLED',
}

test.group('The status of a casefile', () => {
  test('allows exactly the steps of the table, each to its own actor, and every refusal has its sentence', ({
    assert,
  }) => {
    const steps = Object.keys(CASEFILE_STEPS) as CasefileStep[]
    let asked = 0
    for (const status of CASEFILE_STATUSES) {
      const allowed = new Map(
        ALLOWED[status].split(' ').map((line) => line.split('>') as [string, string])
      )
      for (const step of steps)
        for (const actor of CASEFILE_ACTORS) {
          asked += 1
          const after = statusAfter(status, step, actor)
          const named = `${status} × ${step} × ${actor}`
          if (actor !== CASEFILE_STEPS[step])
            assert.deepEqual(after, { ok: false, problem: 'E_FORBIDDEN' }, named)
          else if (allowed.has(step))
            assert.deepEqual(after, { ok: true, status: allowed.get(step) as never }, named)
          else {
            assert.isFalse(after.ok, named)
            assert.match(after.ok ? '' : after.problem, /^E_CASEFILE_/, named)
          }
        }
    }
    assert.equal(asked, CASEFILE_STATUSES.length * steps.length * CASEFILE_ACTORS.length)
  })

  test('who signed can neither sign again nor refuse: a signed casefile takes no step of a signer', ({
    assert,
  }) => {
    for (const status of ['SEALING', 'SIGNED'] as const)
      for (const step of ['sign', 'signLast', 'refuse'] as const)
        assert.isFalse(statusAfter(status, step, 'SIGNER').ok, `${status} × ${step}`)
  })
})
