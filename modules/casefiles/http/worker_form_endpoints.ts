import {
  askCodeValidator,
  ownFormValidator,
  sentCodeSchema,
  workerFormCompanyShape,
  workerFormSectionsShape,
  workerFormShape,
} from '#modules/team/index'
import type { Endpoint } from '#modules/shared/http/endpoint'
import { oneOf, whole } from '#modules/shared/http/shapes'
import { openLinkValidator } from '#modules/shared/links/open_link_validator'

const form = () => import('./worker_form_controller.ts')

/** The form behind a link of a casefile: to be filled in, or that it was. Any other status opens nothing. */
export const casefileFormSchema = whole({
  casefileStatus: oneOf(['WORKER_FORM_SENT', 'WORKER_INFO_READY']),
  worker: workerFormShape,
  company: workerFormCompanyShape,
  /** The parts that the link opens; none once it is filled in. */
  sections: workerFormSectionsShape,
})

/** The worker's own details, from a private link of a casefile. */
export const workerFormEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/out/casefile/:link/open',
    handler: [form, 'open'],
    audience: 'public',
    limit: 'secret',
    summary: 'Exchange the secret of a private link for a cookie that opens this form',
    body: openLinkValidator,
    response: casefileFormSchema,
  },
  {
    method: 'GET',
    path: '/out/casefile/:link/worker',
    handler: [form, 'show'],
    audience: 'public',
    limit: 'opened',
    summary: 'The form that this browser opened',
    response: casefileFormSchema,
  },
  {
    method: 'PUT',
    path: '/out/casefile/:link/worker',
    handler: [form, 'update'],
    audience: 'public',
    limit: 'opened',
    waits: true,
    summary: 'Tell the own details, once; another account needs the code that was sent',
    body: ownFormValidator,
    response: casefileFormSchema,
  },
  {
    method: 'POST',
    path: '/out/casefile/:link/code',
    handler: [form, 'code'],
    audience: 'public',
    limit: 'opened',
    summary: 'Send a code to the known address or telephone, to confirm another account',
    body: askCodeValidator,
    status: 202,
    response: sentCodeSchema,
  },
]
