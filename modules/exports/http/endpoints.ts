import type { Endpoint } from '#modules/shared/http/endpoint'
import { exportSchema, exportsSchema } from './schemas.ts'
import { startExportValidator } from './validators.ts'

const controller = () => import('./exports_controller.ts')

/** Long lists as files. Each kind asks for the right of its own list besides. */
export const endpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/exports',
    handler: [controller, 'index'],
    audience: 'employer',
    can: 'account.read',
    summary: 'The files one has asked for, the newest first',
    response: exportsSchema,
  },
  {
    method: 'POST',
    path: '/exports',
    handler: [controller, 'store'],
    audience: 'employer',
    can: 'account.read',
    summary: 'Ask for a list as a file; a job writes it, and a mail tells when it is there',
    body: startExportValidator,
    status: 202,
    response: exportSchema,
  },
  {
    method: 'GET',
    path: '/exports/:id',
    handler: [controller, 'show'],
    audience: 'employer',
    can: 'account.read',
    summary: 'How far a file is',
    response: exportSchema,
  },
  {
    method: 'GET',
    path: '/exports/:id/file',
    handler: [controller, 'file'],
    audience: 'employer',
    can: 'account.read',
    waits: true,
    summary: 'The file, for the person who asked for it',
    response: 'application/octet-stream',
  },
]
